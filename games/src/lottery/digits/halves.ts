/** Five digits, the first on the left. */
export type DigitsOutcome = { readonly digits: readonly number[] }

/** A place from 1 to 5, or the sum of all. */
export type Subject = '1' | '2' | '3' | '4' | '5' | 'sum'

export const SUBJECTS: readonly Subject[] = ['sum', '1', '2', '3', '4', '5']

export const SUM_MAX = 45

export const sumOf = ({ digits }: DigitsOutcome): number => digits.reduce((sum, digit) => sum + digit, 0)

const valueOf = (outcome: DigitsOutcome, subject: Subject): number =>
  subject === 'sum' ? sumOf(outcome) : (outcome.digits[Number(subject) - 1] ?? 0)

/** Of every digit and of the sum one half of all draws is big, exactly. */
export function sizeOf(outcome: DigitsOutcome, subject: Subject): 'big' | 'small' {
  return valueOf(outcome, subject) * 2 > (subject === 'sum' ? SUM_MAX : 9) ? 'big' : 'small'
}

export function parityOf(outcome: DigitsOutcome, subject: Subject): 'even' | 'odd' {
  return valueOf(outcome, subject) % 2 === 1 ? 'odd' : 'even'
}
