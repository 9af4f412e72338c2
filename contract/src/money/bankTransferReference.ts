import { present } from '@ronda/core'
import { BANK_REFERENCE_DIGITS } from './bankTransferWords.ts'

/** Damm's quasigroup: its check digit reveals every wrong digit and every swap of two neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

/** The digit that must follow these digits. */
export function checkDigitOf(digits: string): string {
  let row = '0'
  for (const digit of digits) row = present(DAMM[Number(row)]?.[Number(digit)], 'a digit')
  return row
}

/** Digits only: some banks take nothing else in a reference. The first is not 0, which others drop. */
export function makeBankReference(draw: (below: number) => number): string {
  const rest = Array.from({ length: BANK_REFERENCE_DIGITS - 2 }, () => draw(10))
  const digits = [1 + draw(9), ...rest].join('')
  return `${digits}${checkDigitOf(digits)}`
}

/** Whether these digits can be a reference; one that was mistyped cannot. */
export function isBankReference(text: string): boolean {
  return /^\d+$/.test(text) && text.length === BANK_REFERENCE_DIGITS && checkDigitOf(text) === '0'
}
