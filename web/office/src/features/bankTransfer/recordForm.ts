import type { Currency } from '@ronda/core'
import { parseTyped } from '@ronda/ui'

export type RecordForm = { readonly amount: string; readonly bankReference: string; readonly on: string }

export type RecordProblem = 'amount' | 'bankReference' | 'on'

const REFERENCE_MIN = 2

/** The amount in atoms; undefined while the text is no amount. */
export function recordAmount(text: string, currency: Currency, locale: string): bigint | undefined {
  const typed = parseTyped(text, currency, locale)
  return typed.ok && typed.value > 0n ? typed.value : undefined
}

/** The fields with an error; a payout has no amount of its own. */
export function recordProblems(
  { bankReference, on }: RecordForm,
  amount: bigint | undefined,
  hasAmount: boolean,
): ReadonlySet<RecordProblem> {
  const problems = new Set<RecordProblem>()
  if (hasAmount && amount === undefined) problems.add('amount')
  if (bankReference.trim().length < REFERENCE_MIN) problems.add('bankReference')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) problems.add('on')
  return problems
}

/** The day where the user is, as a date field writes it. */
export function dayOf(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
