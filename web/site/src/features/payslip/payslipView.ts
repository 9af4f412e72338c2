import type { PayslipRead, PayslipState } from '@ronda/contract'
import { addDays, type CalendarDay } from '@ronda/core'

export const PAYSLIP_RANGES = ['all', 'month', '30d', '90d'] as const
export type PayslipRange = (typeof PAYSLIP_RANGES)[number]

/** The days of a range (UTC); nothing for all. */
export function rangeDays(range: PayslipRange, today: CalendarDay): { from?: CalendarDay; to?: CalendarDay } {
  if (range === 'all') return {}
  if (range === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  return { from: addDays(today, range === '30d' ? -29 : -89), to: today }
}

/** The colours of a state: paid, waiting, or not paid. */
export function stateColour(state: PayslipState): string {
  if (state === 'issued' || state === 'set_off') return 'bg-gain-soft text-gain'
  if (state === 'denied' || state === 'expired' || state === 'insufficient') return 'bg-loss-soft text-loss'
  return 'bg-surface-3 text-text-soft'
}

/** What is approved and was not paid. */
export function owedOf({ bills }: Pick<PayslipRead, 'bills'>): bigint {
  return bills
    .filter(({ state }) => state === 'partly_collected' || state === 'insufficient')
    .reduce((sum, { amount, collected }) => sum + amount - collected, 0n)
}

/** Each month with what was earned up to it. */
export function runningIncome<Month extends { readonly earned: bigint }>(
  months: readonly Month[],
): readonly (Month & { readonly total: bigint })[] {
  let total = 0n
  return months.map((month) => {
    total += month.earned
    return { ...month, total }
  })
}
