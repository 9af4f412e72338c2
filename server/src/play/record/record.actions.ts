import { dayStartMs, present, spanStarts, type Span } from '@ronda/core'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { enoughFor } from './record.ts'
import {
  findAfter,
  findInStretches,
  findStretches,
  sumPlayed,
  sumProfit,
  type GamesRow,
  type Meant,
  type Page,
  type SpanSums,
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

export type Profit = {
  readonly starts: readonly string[]
  readonly spans: readonly SpanSums[]
  readonly games: readonly GamesRow[]
}

function startsOf({ from, to, by, zone }: ProfitAsked) {
  const starts = spanStarts(from, to, by)
  return { starts, startsMs: starts.map((day) => dayStartMs(day, zone)) }
}

/** What was played by span of the calendar, and by game. */
export async function findProfit(tx: Tx, meant: Meant, asked: ProfitAsked): Promise<Profit> {
  const { starts, startsMs } = startsOf(asked)
  return { starts, ...(await sumProfit(tx, meant, startsMs)) }
}

/** What was played by day and game: the newest of them before a place, each standing where its first round does. */
export function findDays(db: Db) {
  return async (
    wallet: number,
    asked: Omit<ProfitAsked, 'by'>,
    period: Pick<Meant, 'fromMs' | 'toMs'>,
    newest: Page,
  ) => {
    const { starts, startsMs } = startsOf({ ...asked, by: 'day' })
    const sums = await db.read((tx) => sumPlayed(tx, { wallet, ...period }, startsMs, newest))
    return sums.map(({ span, ...sum }) => ({ ...sum, day: present(starts[span - 1], 'the day of a round') }))
  }
}
