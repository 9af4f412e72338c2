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
  type Selection,
  type Page,
  type SpanSums,
} from './record.sql.ts'
import type { Row } from './show.ts'

/** Each has at least one matching round, so two reads fill any page that a person views. */
const STRETCHES_MAX = 64

export const SEQ_MAX = 2 ** 31 - 1

/**
 * Rounds before a sequence number, newest first. The cost does not depend on how many rounds there are, or how rare.
 */
export async function findPage(tx: Tx, selection: Selection, page: Page): Promise<readonly Row[]> {
  const newest = await findStretches(tx, selection, { before: page.before, atMost: STRETCHES_MAX })
  const { upTo } = newest
  let { stretches } = newest
  const rows = page.before <= upTo + 1 ? [] : [...(await findAfter(tx, selection, upTo, page))]
  const before = Math.min(page.before, upTo + 1)
  while (rows.length < page.atMost && stretches.length > 0) {
    const atMost = page.atMost - rows.length
    const chosen = enoughFor(stretches, before, atMost)
    rows.push(...(await findInStretches(tx, selection, chosen, { before, atMost })))
    const last = stretches.at(-1)
    if (rows.length >= page.atMost || last === undefined || stretches.length < STRETCHES_MAX) break
    const older = await findStretches(tx, { ...selection, toMs: last.quarterMs }, { before, atMost: STRETCHES_MAX })
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

/** Totals by calendar span, and by game. */
export async function findProfit(tx: Tx, selection: Selection, asked: ProfitAsked): Promise<Profit> {
  const { starts, startsMs } = startsOf(asked)
  return { starts, ...(await sumProfit(tx, selection, startsMs)) }
}

/** Totals by day and game: the newest of them before a sequence number, each ordered by its first round. */
export function findDays(db: Db) {
  return async (
    wallet: number,
    asked: Omit<ProfitAsked, 'by'>,
    period: Pick<Selection, 'fromMs' | 'toMs'>,
    newest: Page,
  ) => {
    const { starts, startsMs } = startsOf({ ...asked, by: 'day' })
    const sums = await db.read((tx) => sumPlayed(tx, { wallet, ...period }, startsMs, newest))
    return sums.map(({ span, ...sum }) => ({ ...sum, day: present(starts[span - 1], 'the day of a round') }))
  }
}
