import type { Payslip } from './payslip.ts'

/** A line that is posted after a payslip was closed; the payslip itself never changes. */
export type Correction = { readonly agent: string; readonly amount: bigint; readonly postedAtMs: number }

/**
 * What late events change: the payslips computed again with them, compared with the closed ones and what was corrected
 * before. An event and what undoes it leave nothing.
 */
export function correctionsOf(
  closed: readonly Payslip[],
  posted: readonly Correction[],
  again: readonly Payslip[],
  postedAtMs: number,
): readonly Correction[] {
  const paid = new Map<string, bigint>()
  const add = (agent: string, amount: bigint): void => {
    paid.set(agent, (paid.get(agent) ?? 0n) + amount)
  }
  for (const { agent, pay } of again) add(agent, pay)
  for (const { agent, pay } of closed) add(agent, -pay)
  for (const { agent, amount } of posted) add(agent, -amount)
  return [...paid].filter(([, amount]) => amount !== 0n).map(([agent, amount]) => ({ agent, amount, postedAtMs }))
}
