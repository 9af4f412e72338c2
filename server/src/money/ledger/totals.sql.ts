import { days } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { EMPTY } from './leg.ts'
import { baselinesFrom, firstDayOf, type Day } from './limits.ts'
import type { Period, WalletId } from './operation.ts'

export type Total = { readonly staked: bigint; readonly won: bigint }
export type Totals = Readonly<Record<Period | 'ever', Total>>

/** What was staked and won in the current calendar periods (UTC), and ever: what limits are checked against. */
export async function findTotals(tx: Tx, wallet: WalletId, nowMs: number): Promise<Totals> {
  const tail = await tx
    .selectFrom('leg')
    .select(['seq', 'balance', 'staked', 'won'])
    .where('wallet', '=', wallet)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const openings = await tx
    .selectFrom('opening')
    .select(['seq', 'staked', 'won', sql<Day>`floor(extract(epoch from day) / 86400)::int`.as('day')])
    .where('wallet', '=', wallet)
    .where(sql<boolean>`day >= ${new Date(days(firstDayOf(nowMs))).toISOString()}::date`)
    .orderBy('day')
    .execute()
  const now = tail ?? EMPTY
  const baselines = baselinesFrom(openings, now, nowMs)
  const since = (period: Period): Total => ({
    staked: now.staked - baselines[period].staked,
    won: now.won - baselines[period].won,
  })
  return { day: since('day'), week: since('week'), month: since('month'), ever: { staked: now.staked, won: now.won } }
}
