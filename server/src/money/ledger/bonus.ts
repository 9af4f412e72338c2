import { assert } from '@ronda/core'
import { isBonus, isFund, refuse, write, type Decision, type WalletState } from './decision.ts'
import { acceptedLeg, PART } from './leg.ts'
import type { BonusSwitch, Operation, Stake } from './operation.ts'

/** Whether a stake belongs to the bonus that its wallet accepts stakes of. Other wallets know no bonus. */
export function isActive({ purpose, restriction }: WalletState, { bonus }: Stake): boolean {
  return !isBonus(purpose) || (bonus !== undefined && bonus === restriction.bonus)
}

const MOVES_BONUS: ReadonlySet<Operation['kind']> = new Set([
  'stake',
  'payout',
  'reversal',
  'transfer',
  'restrict',
  'bonusBegin',
  'bonusEnd',
])

/** Bonus money is played with, or moved to where its bonus ends; and only a bonus wallet knows bonuses. */
export function assertMovesBonus({ purpose }: WalletState, operation: Operation): void {
  const { kind } = operation
  if (!isBonus(purpose)) {
    assert(kind !== 'bonusBegin' && kind !== 'bonusEnd', `a ${purpose} wallet has no bonus`)
    assert(kind !== 'stake' || operation.bonus === undefined, `a ${purpose} wallet takes no stake of a bonus`)
    return
  }
  assert(MOVES_BONUS.has(kind), `a bonus wallet takes no ${kind}`)
  assert(kind !== 'stake' || operation.pools === undefined, 'a stake of bonus money adds to no pool')
}

/** What is left of a bonus goes to its owner or to a fund, once no stake of it is accepted any more. */
export function assertLeavesBonus(from: WalletState, to: WalletState): void {
  const isOwnCash = to.purpose === 'cash' && to.owner === from.owner
  assert(isOwnCash || isFund(to.purpose), 'bonus money goes to its owner’s cash or to a fund')
  assert(from.restriction.bonus === undefined, 'bonus money leaves when its bonus has ended')
}

/**
 * One bonus at a time. The leg advances the chain, so that a writer that decided a stake under the bonus that has ended
 * conflicts and decides again.
 */
export function decideSwitch(state: WalletState, { id, kind, wallet, bonus }: BonusSwitch): Decision {
  const { bonus: active, ...restriction } = state.restriction
  if (kind === 'bonusBegin' && active !== undefined) return refuse('bonus.already_active')
  if (kind === 'bonusEnd' && active !== bonus) return refuse('bonus.none_active')
  const leg = acceptedLeg(wallet, state.tail, { id, part: PART.itself, kind, counter: 0, amount: 0n })
  return write({ ...leg, restriction: kind === 'bonusBegin' ? { ...restriction, bonus } : restriction })
}
