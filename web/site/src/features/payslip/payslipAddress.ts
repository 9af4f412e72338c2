import { PAY_KINDS, type PayKind } from '@ronda/core/payroll'
import { PAYSLIP_RANGES, type PayslipRange } from './payslipView.ts'

/** The filters of the payslips and of the income, and the payslip that is open, as in the address. */
export type PayslipAddress = {
  readonly period?: Exclude<PayslipRange, 'all'>
  /** The kind of contract whose income is charted. */
  readonly pay?: PayKind
  readonly payslip?: string
}

export const PAYSLIP_NAMES: ReadonlySet<string> = new Set(['period', 'pay', 'payslip'])

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function parsePayslip(search: Readonly<Record<string, unknown>>): PayslipAddress {
  const period = PAYSLIP_RANGES.find((one) => one === search['period'])
  const pay = PAY_KINDS.find((one) => one === search['pay'])
  const { payslip } = search
  return {
    ...(period !== undefined && period !== 'all' && { period }),
    ...(pay !== undefined && { pay }),
    ...(typeof payslip === 'string' && UUID.test(payslip) && { payslip }),
  }
}
