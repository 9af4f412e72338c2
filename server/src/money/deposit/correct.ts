import type { DepositState } from '@ronda/contract'
import { shareOf, targetOf, type Payment } from './credit.ts'

/** What is to be given or taken so that the member has their part: never more than there is. */
export function correctionOf(standing: bigint, target: bigint, balance: bigint): bigint {
  const due = target - standing
  return due < -balance ? -balance : due
}

/** How a deposit stands once that has been done. */
export function stateOf(standing: bigint, payment: Payment, kept: bigint): DepositState {
  const target = targetOf(payment, kept)
  if (standing > target) return 'owed'
  if (target > 0n) return 'credited'
  return shareOf(payment) === 0n ? 'returned' : 'reversed'
}
