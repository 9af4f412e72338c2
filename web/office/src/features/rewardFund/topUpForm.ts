import { TOP_UP_UNITS } from '@ronda/contract'
import { ATOMS_PER_UNIT, type Currency } from '@ronda/core'
import { parseTyped } from '@ronda/ui'

const REASON_MIN = 3

export const AMOUNT_MIN = BigInt(TOP_UP_UNITS.min) * ATOMS_PER_UNIT
export const AMOUNT_MAX = BigInt(TOP_UP_UNITS.max) * ATOMS_PER_UNIT

/** The amount in atoms; undefined while the text is no amount that may be added. */
export function topUpAmount(text: string, currency: Currency, locale: string): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value >= AMOUNT_MIN && typed.value <= AMOUNT_MAX ? typed.value : undefined
}

export type TopUpProblem = 'amount' | 'reason'

/** The fields with an error. */
export function topUpProblems(amount: bigint | undefined, reason: string): ReadonlySet<TopUpProblem> {
  const problems = new Set<TopUpProblem>()
  if (amount === undefined) problems.add('amount')
  if (reason.trim().length < REASON_MIN) problems.add('reason')
  return problems
}
