import type { DepositState } from '@ronda/contract'
import { shareOf, targetOf, type Payment } from './credit.ts'

/** The amount to credit or to take (negative) so that the member has their share; never more than the balance. */
export function correctionOf(standing: bigint, target: bigint, balance: bigint): bigint {
  const due = target - standing
  return due < -balance ? -balance : due
}

/** The state of a deposit after the correction. */
export function stateOf(standing: bigint, payment: Payment, kept: bigint): DepositState {
  const target = targetOf(payment, kept)
  if (standing > target) return 'owed'
  if (target > 0n) return 'credited'
  return shareOf(payment) === 0n ? 'returned' : 'reversed'
}
