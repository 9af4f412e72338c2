import { dayStartMs, present, spanStarts, type Span } from '@ronda/core'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { enoughFor } from './record.ts'
import {
  findAfter,
  findInStretches,
  findStretches,
  sumPlayed,
  type GameSums,
  type Meant,
  type Page,
} from './record.sql.ts'
import type { Row } from './show.ts'

/** Of each at least one round is meant, so two looks fill any page that a person reads. */
const STRETCHES_MAX = 64

export const SEQ_MAX = 2 ** 31 - 1

/** Rounds before a place in the chain, newest first. It costs the same however many there are, and however rare. */
export async function findPage(tx: Tx, meant: Meant, page: Page): Promise<readonly Row[]> {
  const newest = await findStretches(tx, meant, { before: page.before, atMost: STRETCHES_MAX })
  const { upTo } = newest
  let { stretches } = newest
  const rows = page.before <= upTo + 1 ? [] : [...(await findAfter(tx, meant, upTo, page))]
  const before = Math.min(page.before, upTo + 1)
  while (rows.length < page.atMost && stretches.length > 0) {
    const atMost = page.atMost - rows.length
    const chosen = enoughFor(stretches, before, atMost)
    rows.push(...(await findInStretches(tx, meant, chosen, { before, atMost })))
    const last = stretches.at(-1)
    if (rows.length >= page.atMost || last === undefined || stretches.length < STRETCHES_MAX) break
    const older = await findStretches(tx, { ...meant, toMs: last.quarterMs }, { before, atMost: STRETCHES_MAX })
    stretches = older.stretches
  }
  return rows
}

export type ProfitAsked = {
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly by: Span
}

export type Spans = {
  readonly starts: readonly string[]
  readonly sums: readonly GameSums[]
}

/** What was played by span of the calendar and game. */
export async function findProfit(tx: Tx, meant: Meant, asked: ProfitAsked): Promise<Spans> {
  const starts = spanStarts(asked.from, asked.to, asked.by)
  const startsMs = starts.map((day) => dayStartMs(day, asked.zone))
  return { starts, sums: await sumPlayed(tx, meant, startsMs) }
}

/** What was played by day and game. */
export function findDays(db: Db) {
  return async (wallet: number, asked: Omit<ProfitAsked, 'by'>, period: Pick<Meant, 'fromMs' | 'toMs'>) => {
    const { starts, sums } = await db.read((tx) => findProfit(tx, { wallet, ...period }, { ...asked, by: 'day' }))
    return sums.map(({ span, ...sum }) => ({ ...sum, day: present(starts[span - 1], 'the day of a round') }))
  }
}
