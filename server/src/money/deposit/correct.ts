import type { DepositState } from '@ronda/contract'

/** What is to be given or taken so that the member has what the house has kept: never more than there is. */
export function correctionOf(standing: bigint, kept: bigint, balance: bigint): bigint {
  const due = kept - standing
  return due < -balance ? -balance : due
}

/** How a deposit stands once that has been done. */
export function stateOf(standing: bigint, kept: bigint): DepositState {
  if (standing > kept) return 'owed'
  return kept === 0n ? 'reversed' : 'credited'
}
