import type { Payslip } from './payslip.ts'

/** States of what is owed for a payslip. `not_reached` is the contract's answer, `denied` a decision of staff. */
export const BILL_STATES = [
  'awaiting_approval',
  'to_collect',
  'issued',
  'partly_collected',
  'insufficient',
  'not_reached',
  'denied',
  'expired',
] as const
export type BillState = (typeof BILL_STATES)[number]

export type Bill = {
  readonly payslip: Pick<Payslip, 'tier' | 'pay'>
  readonly decision: 'approved' | 'denied' | null
  /** Until when staff may decide. */
  readonly decideUntilMs: number
  /** What the fund has paid; `null` before it was asked. */
  readonly collected: bigint | null
}

export function stateOfBill({ payslip, decision, decideUntilMs, collected }: Bill, nowMs: number): BillState {
  if (payslip.tier === null) return 'not_reached'
  if (decision === 'denied') return 'denied'
  if (decision === null) return nowMs < decideUntilMs ? 'awaiting_approval' : 'expired'
  if (collected === null) return 'to_collect'
  if (collected >= payslip.pay) return 'issued'
  return collected > 0n ? 'partly_collected' : 'insufficient'
}

export type Collected = { readonly agent: string; readonly paid: bigint; readonly owed: bigint }

/** Pays from a fund in the given order as long as it lasts. What it lacks is owed: no money is made. */
export function collect(payslips: readonly Pick<Payslip, 'agent' | 'pay'>[], fund: bigint): readonly Collected[] {
  let left = fund > 0n ? fund : 0n
  return payslips.map(({ agent, pay }) => {
    const paid = pay < left ? pay : left
    left -= paid
    return { agent, paid, owed: pay - paid }
  })
}
