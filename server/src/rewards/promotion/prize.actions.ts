import type { PromotionPrize } from '@ronda/contract'
import type { Tx } from '../../platform/postgres/db.ts'
import type { NewReward, Rewards } from '../reward/index.ts'

export type GivenPrize = Omit<NewReward, 'fund'>

/** How something that a promotion gives is given. One id is given once. */
export type Prize = {
  /** Returns whose pages change. */
  give(tx: Tx, prize: GivenPrize): Promise<readonly string[]>
  /** Whether the member has it, can have it, or cannot have it any more. */
  stateOf(tx: Tx, id: string): Promise<'issued' | 'open' | 'lost'>
  /** False when the member has it, or is getting it just now. */
  withdraw(tx: Tx, id: string, nowMs: number): Promise<boolean>
}

export type Prizes = Readonly<Record<PromotionPrize, Prize>>

/** Money from the fund for promotions, which the member collects in the reward center. */
export const openCashPrize = (rewards: Rewards): Prize => ({
  give: (tx, prize) => rewards.give(tx, [{ ...prize, fund: 'PROMOTION' }]),
  async stateOf(tx, id) {
    const state = await rewards.stateOf(tx, id)
    if (state === 'collected') return 'issued'
    return state === undefined || state === 'expired' ? 'lost' : 'open'
  },
  withdraw: (tx, id, nowMs) => rewards.withdraw(tx, id, nowMs),
})
