import type { WithdrawalRoom } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, parseTyped, type TypedProblem } from '@ronda/ui'

export type AmountProblem =
  | { readonly problem: TypedProblem }
  | { readonly problem: 'belowMin' | 'aboveMost'; readonly amount: string }

/** The typed amount in atoms, or why it cannot be withdrawn, with the limit that it violates. */
export function readAmount(text: string, room: WithdrawalRoom, locale: string): bigint | AmountProblem {
  const typed = parseTyped(text, room.currency, locale)
  if (!typed.ok) return { problem: typed.error }
  const show = (atoms: bigint): string => formatMoney(money(atoms, room.currency), locale)
  if (typed.value < room.min) return { problem: 'belowMin', amount: show(room.min) }
  return typed.value > room.most ? { problem: 'aboveMost', amount: show(room.most) } : typed.value
}
