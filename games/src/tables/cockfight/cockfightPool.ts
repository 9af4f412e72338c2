import type { TableBet } from '../../arcade/tableRules.ts'
import { heapOf, worthOf, type Amounts, type Heap, type Pool } from '../pool.ts'
import type { SharedRules } from '../rules.ts'
import { cockfight, type FightOutcome } from './cockfight.ts'
import { SIDES, type Side } from './fight.ts'

/** The part of all bets on both sides that goes to the side that wins: the commission (plasada) is 5 %. */
const PART = 9_500
/** The sides share their bets when at least this many players have bet, on any place. */
const POOL_PLAYERS_MIN = 51
/** Where either side would pay no more than this for 10,000, both sides are paid at the odds of the fight. */
const DIVIDEND_FLOOR = 10_700

/** How a fight would be paid with the bets so far. It does not depend on who wins: so it is known when bets close. */
export type PoolStand =
  /** What each side pays when it wins, its stake included, in ten-thousandths. */
  | { readonly by: 'pool'; readonly dividends: Readonly<Record<Side, number>> }
  /** At the odds of the fight: more players must bet, or both sides need more even backing. */
  | { readonly by: 'odds'; readonly missing: number }

export function poolStandOf(heap: Pick<Heap, 'players' | 'laid' | 'carried'>): PoolStand {
  const { players, laid } = heap
  const odds: PoolStand = { by: 'odds', missing: Math.max(0, POOL_PLAYERS_MIN - players) }
  const { meron = 0, wala = 0 } = laid
  if (odds.missing > 0 || meron === 0 || wala === 0) return odds
  const all = heapOf({ part: PART }, heap)
  const dividends = { meron: Math.floor(all / meron), wala: Math.floor(all / wala) }
  return SIDES.every((side) => dividends[side] > DIVIDEND_FLOOR) ? { by: 'pool', dividends } : odds
}

function sharesOf({ chips }: TableBet, { winner }: FightOutcome): Amounts {
  const units = winner === 'draw' ? undefined : chips[winner]
  return units === undefined ? {} : { [winner]: units }
}

const pool: Pool<TableBet, FightOutcome> = {
  part: PART,
  isKnownBefore: true,
  laidBy: ({ chips }) => Object.fromEntries(Object.entries(chips).filter(([place]) => place !== 'draw')),
  sharesOf,
  // Computed from the bets and not from the shares: a server that publishes other shares is detected.
  divide(heap, _shares, { winner }) {
    const stand = poolStandOf(heap)
    // A draw returns the bets on both sides, whether the pool or the odds pay.
    if (winner === 'draw' || stand.by === 'odds') return { perShare: null, carried: heap.carried }
    const each = stand.dividends[winner]
    const carried = heapOf({ part: PART }, heap) - each * (heap.laid[winner] ?? 0)
    return { perShare: { [winner]: each }, carried }
  },
}

/**
 * The same fight, card after card. With enough players the sides share their bets; a draw is always paid at its odds.
 */
export const cockfightPool: SharedRules<TableBet, FightOutcome> = {
  ...cockfight,
  id: 'cockfightPool',
  model: { ...cockfight.model, id: 'cockfightPool', pool: { PART, POOL_PLAYERS_MIN, DIVIDEND_FLOOR } },
  paid: (bet, outcome, leftMs, perShare) =>
    perShare === undefined ? cockfight.paid(bet, outcome, leftMs) : worthOf(sharesOf(bet, outcome), perShare),
  pool,
}
