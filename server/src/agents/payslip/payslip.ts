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
}

/** The state of what is owed for a payslip, or of a correction. */
export function stateOf({ amount, ...bill }: StoredBill, tier: number | null, nowMs: number): BillState {
  // A correction is owed whatever tier the closed payslip had reached; one that is negative is taken off like a debt.
  const owed = amount < 0n ? -amount : amount
  const collected = bill.collected !== null && bill.collected < 0n ? -bill.collected : bill.collected
  return stateOfBill({ ...bill, collected, payslip: { tier, pay: owed } }, nowMs)
}
