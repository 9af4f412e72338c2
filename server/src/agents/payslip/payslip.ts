import type { PayslipState } from '@ronda/contract'
import {
  stateOfBill,
  type BillState,
  type Carried,
  type DownlineShare,
  type Figures,
  type Payslip,
} from '@ronda/core/payroll'

/** What a payslip was computed from, as it is stored. */
export type Detail = Pick<Payslip, 'base' | 'rebates' | 'carried'> & {
  readonly figures: Figures
  readonly downlines: readonly DownlineShare[]
  readonly into: Carried
}

export type StoredBill = {
  readonly amount: bigint
  readonly decision: 'approved' | 'denied' | null
  readonly decideUntilMs: number
  readonly collected: bigint | null
  /** What a negative correction takes off in the end. */
  readonly takesOff: bigint | null
}

/** The state of what is owed for a payslip that reached this tier. */
export const stateOf = ({ amount: pay, ...bill }: StoredBill, tier: number | null, nowMs: number): BillState =>
  stateOfBill({ ...bill, payslip: { tier, pay } }, nowMs)

/** The state of a correction: it is owed whatever tier the closed payslip had reached, or taken off like a debt. */
export function stateOfCorrection(bill: StoredBill, nowMs: number): PayslipState {
  if (bill.amount === 0n) return 'nothing_due'
  if (bill.amount > 0n) return stateOf(bill, 0, nowMs)
  // It takes back what nobody got.
  if (bill.takesOff === 0n && (bill.collected ?? 0n) === 0n) return 'nothing_due'
  return -(bill.collected ?? 0n) < (bill.takesOff ?? -bill.amount) ? 'to_set_off' : 'set_off'
}
