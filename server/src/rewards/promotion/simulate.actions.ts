import { PROMOTION_SIMULATION_DAYS, type PromotionDraft } from '@ronda/contract'
import { addDays, calendarDay, days } from '@ronda/core'
import { creditedBefore, listCredited } from '../../money/deposit/index.ts'
import { findOwners, sumPlayByDay } from '../../money/ledger/index.ts'
import { listOpenedSince } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { listValidBetsSince } from '../rank/index.ts'
import type { PromotionOptions } from './promotion.actions.ts'
import { simulate, type PastDays, type Simulation } from './simulate.ts'

/** What one simulation reads at most of each list; a larger brand sees what this part would have cost. */
const ROWS_MAX = 200_000

async function readPast(tx: Tx, { currency }: Pick<PromotionOptions, 'currency'>, nowMs: number): Promise<PastDays> {
  const sinceMs = nowMs - days(PROMOTION_SIMULATION_DAYS)
  const first = addDays(calendarDay(nowMs, 'UTC'), 1 - PROMOTION_SIMULATION_DAYS)
  const credited = await listCredited(tx, { fromMs: sinceMs, toMs: nowMs + 1, atMost: ROWS_MAX })
  const earlier = new Set(await creditedBefore(tx, [...new Set(credited.map(({ owner }) => owner))], sinceMs))
  const seen = new Set<string>()
  const deposits = credited.map(({ owner, kept }) => {
    const isFirst = !earlier.has(owner) && !seen.has(owner)
    seen.add(owner)
    return { owner, kept, isFirst }
  })
  const valid = await listValidBetsSince(tx, first)
  const owners = await findOwners(tx, [...valid.keys()], 'cash')
  const opened = await listOpenedSince(tx, sinceMs, ROWS_MAX)
  return {
    plays: await sumPlayByDay(tx, { currency, first, atMost: ROWS_MAX }),
    deposits,
    valid: new Map(Array.from(valid, ([wallet, sum]) => [owners.get(wallet) ?? '', sum])),
    opened: new Map(opened.map(({ account, openedAtMs }) => [account, calendarDay(openedAtMs, 'UTC')])),
  }
}

/** Computes what a draft would have cost in the last days, from the books. */
export async function simulateCost(
  options: Pick<PromotionOptions, 'db' | 'clock' | 'currency'>,
  draft: PromotionDraft,
): Promise<Simulation> {
  const { db, clock, currency } = options
  const past = await db.read((tx) => readPast(tx, options, clock.nowMs()))
  return simulate(draft, past, { currency, days: PROMOTION_SIMULATION_DAYS })
}
