import type { BonusGrantRefusal, PromotionDraft, PromotionPrize } from '@ronda/contract'
import { ok, present, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Bonuses } from '../bonus/index.ts'
import type { NewReward, Rewards } from '../reward/index.ts'
import { bonusTermsOf } from './bonusPrize.ts'

export type GivenPrize = Omit<NewReward, 'fund'> & {
  readonly draft: PromotionDraft
  /** What stands of the deposit that it is for; zero for none. */
  readonly deposit: bigint
}

/** Whose prize it is: it has the id of what the member joined. */
export type OfMember = { readonly id: string; readonly account: string }

/** How something that a promotion gives is given. One id is given once. */
export type Prize = {
  /** Reads what has to be known before the transaction that gives, and returns what gives. */
  prepare(account: string): Promise<(tx: Tx, prize: GivenPrize) => Promise<Result<unknown, BonusGrantRefusal>>>
  /** Whether the member has it, can have it, or cannot have it any more. */
  stateOf(tx: Tx, member: OfMember): Promise<'issued' | 'open' | 'lost'>
  /** False when the member has it, or is getting it just now. */
  withdraw(tx: Tx, member: OfMember, nowMs: number): Promise<boolean>
  /** Called after the transaction that gave or withdrew it. */
  proceed(member: OfMember): Promise<void>
}

export type Prizes = Readonly<Record<PromotionPrize, Prize>>

/** Money from the fund for promotions, which the member collects in the reward center. */
const openCashPrize = (rewards: Rewards): Prize => ({
  async prepare() {
    return async (tx, { draft: _draft, deposit: _deposit, ...prize }) =>
      ok(await rewards.give(tx, [{ ...prize, fund: 'PROMOTION' }]))
  },
  async stateOf(tx, { id }) {
    const state = await rewards.stateOf(tx, id)
    if (state === 'collected') return 'issued'
    return state === undefined || state === 'expired' ? 'lost' : 'open'
  },
  withdraw: (tx, { id }, nowMs) => rewards.withdraw(tx, id, nowMs),
  proceed: () => Promise.resolve(),
})

const SOURCE = 'promotion'

/** A bonus from the bonus fund, under the terms that the member has accepted by joining. */
function openBonusPrize(bonuses: Bonuses): Prize {
  const named = ({ id, account }: OfMember) => ({ source: SOURCE, key: id, account })
  return {
    async prepare(account) {
      const known = await bonuses.knownOf(account)
      return (tx, prize) => {
        const { draft, names, amount, deposit, currency } = prize
        const given = { amount, deposit, currency, stakeMin: bonuses.stakeMin }
        const terms = present(bonusTermsOf(draft, given), 'the terms of a bonus')
        return bonuses.give(tx, { ...named(prize), ...known, terms, names, isAccepted: true })
      }
    },
    async stateOf(tx, member) {
      const state = await bonuses.stateOf(tx, named(member))
      return state === 'over' ? 'issued' : state
    },
    withdraw: (tx, member) => bonuses.takeBack(tx, named(member)),
    proceed: (member) => bonuses.proceed(named(member)),
  }
}

export function openPrizes(rewards: Rewards, bonuses: Bonuses): Prizes {
  const bonus = openBonusPrize(bonuses)
  return { cash: openCashPrize(rewards), bonus, spins: bonus }
}
