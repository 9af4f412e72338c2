import { dayStartMs, present, spanStarts, type Span } from '@ronda/core'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { enoughFor, QUARTER_MS } from './record.ts'
import {
  findAfter,
  findInStretches,
  findPlayedAt,
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

/** A page begins where the one before ended; what came in the meantime is newer, and so on no later page. */
async function startOf(tx: Tx, meant: Meant, { before }: Page): Promise<Meant | undefined> {
  if (before === SEQ_MAX) return meant
  const playedAtMs = await findPlayedAt(tx, meant.wallet, before - 1)
  // The clocks of two processes may disagree by a little: no more than a quarter, surely.
  return playedAtMs === undefined ? undefined : { ...meant, toMs: Math.min(meant.toMs, playedAtMs + 2 * QUARTER_MS) }
}

/** Rounds before a place in the chain, newest first. It costs the same however many there are, and however rare. */
export async function findPage(tx: Tx, meant: Meant, page: Page): Promise<readonly Row[]> {
  const start = await startOf(tx, meant, page)
  if (start === undefined) return []
  const newest = await findStretches(tx, start, STRETCHES_MAX)
  const { upTo } = newest
  let { stretches } = newest
  const rows = [...(await findAfter(tx, meant, upTo, page))]
  const before = Math.min(page.before, upTo + 1)
  while (rows.length < page.atMost && stretches.length > 0) {
    const atMost = page.atMost - rows.length
    const chosen = enoughFor(stretches, before, atMost)
    rows.push(...(await findInStretches(tx, meant, chosen, { before, atMost })))
    const last = stretches.at(-1)
    if (rows.length >= page.atMost || last === undefined || stretches.length < STRETCHES_MAX) break
    stretches = (await findStretches(tx, { ...start, toMs: last.quarterMs }, STRETCHES_MAX)).stretches
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
