import type { TableBet } from '../../arcade/tableRules.ts'
import { heapOf, worthOf, type Amounts, type Heap, type Pool } from '../pool.ts'
import type { SharedRules } from '../rules.ts'
import { cockfight, type FightOutcome } from './cockfight.ts'
import { SIDES, type Side } from './fight.ts'

/** What of all that lies on both sides is for the side that wins: the plasada is 5 %. */
const PART = 9_500
/** The sides share what lies on them when so many have bet, on whatever place. */
const POOL_PLAYERS_MIN = 51
/** Where either side would bring no more than this for 10,000, the odds of the fight stand for both. */
const DIVIDEND_FLOOR = 10_700

/** How a fight would be paid by what lies there. It does not depend on who wins: so it is known when bets close. */
export type PoolStand =
  /** What each side brings when it wins, itself included, in ten-thousandths. */
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
  laidBy: ({ chips }) => Object.fromEntries(Object.entries(chips).filter(([place]) => place !== 'draw')),
  sharesOf,
  // By what lies there and not by the shares: who tells of other shares than lie there is found out.
  divide(heap, _shares, { winner }) {
    const stand = poolStandOf(heap)
    // A draw gives back what lies on the sides, whatever they are paid by.
    if (winner === 'draw' || stand.by === 'odds') return { perShare: null, carried: heap.carried }
    const each = stand.dividends[winner]
    const carried = heapOf({ part: PART }, heap) - each * (heap.laid[winner] ?? 0)
    return { perShare: { [winner]: each }, carried }
  },
}

/** The same fight, card after card. In a crowd the sides share what lies on them; a draw is always paid at its odds. */
export const cockfightPool: SharedRules<TableBet, FightOutcome> = {
  ...cockfight,
  id: 'cockfightPool',
  model: { ...cockfight.model, id: 'cockfightPool', pool: { PART, POOL_PLAYERS_MIN, DIVIDEND_FLOOR } },
  paid: (bet, outcome, leftMs, perShare) =>
    perShare === undefined ? cockfight.paid(bet, outcome, leftMs) : worthOf(sharesOf(bet, outcome), perShare),
  pool,
}
