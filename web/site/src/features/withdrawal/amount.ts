import type { WithdrawalAllowance } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, parseTyped, type TypedProblem } from '@ronda/ui'

export type AmountProblem =
  | { readonly problem: TypedProblem }
  | { readonly problem: 'belowMin' | 'aboveMost'; readonly amount: string }

/** The typed amount in atoms, or why it cannot be withdrawn, with the limit that it violates. */
export function readAmount(text: string, allowance: WithdrawalAllowance, locale: string): bigint | AmountProblem {
  const typed = parseTyped(text, allowance.currency, locale)
  if (!typed.ok) return { problem: typed.error }
  const show = (atoms: bigint): string => formatMoney(money(atoms, allowance.currency), locale)
  if (typed.value < allowance.min) return { problem: 'belowMin', amount: show(allowance.min) }
  return typed.value > allowance.most ? { problem: 'aboveMost', amount: show(allowance.most) } : typed.value
}
