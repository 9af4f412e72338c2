import type { PayoutFormat } from '@ronda/contract'

/** `unknown`: not the format of such a number. `mistyped`: the format is right, but the check digits do not match. */
export type NumberFault = 'unknown' | 'mistyped'

const sumOf = (digits: string, valueOf: (digit: number, at: number) => number): number =>
  Array.from(digits, Number).reduce((sum, digit, at) => sum + valueOf(digit, at), 0)

/** The difference to the next multiple of ten. */
const toTen = (sum: number): number => (10 - (sum % 10)) % 10

const CLABE_WEIGHTS = [3, 7, 1] as const

/** Bank, city and account, then one check digit for all of them. */
function isClabeValid(clabe: string): boolean {
  const sum = sumOf(clabe.slice(0, 17), (digit, at) => (digit * (CLABE_WEIGHTS[at % 3] ?? 0)) % 10)
  return toTen(sum) === Number(clabe.slice(17))
}

/** Every second digit counts twice; of a product with two digits both are added. */
function cciDigit(part: string): number {
  return toTen(
    sumOf(part, (digit, at) => {
      const counted = digit * ((at % 2) + 1)
      return counted > 9 ? counted - 9 : counted
    }),
  )
}

/** Bank and office (6), account (12), then one check digit for each of the two. */
function isCciValid(cci: string): boolean {
  return `${cciDigit(cci.slice(0, 6))}${cciDigit(cci.slice(6, 18))}` === cci.slice(18)
}

/** ISO 7064: letters count from 10, and the whole number modulo 97 is 1. */
function isIbanValid(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

type Format = { readonly shape: RegExp; readonly isValid: (number: string) => boolean }

const FORMATS: Readonly<Record<PayoutFormat, Format>> = {
  clabe: { shape: /^\d{18}$/, isValid: isClabeValid },
  cci: { shape: /^\d{20}$/, isValid: isCciValid },
  iban: { shape: /^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/, isValid: isIbanValid },
  // Every account number has at least one digit.
  account: { shape: /^(?=.*\d)[0-9A-Z]{6,34}$/, isValid: () => true },
}

const CHECKED = ['iban', 'clabe', 'cci'] as const

const matchesFormat = (format: PayoutFormat, number: string): boolean => FORMATS[format].shape.test(number)

/** The format of a number, by its shape alone. */
function detectFormat(number: string): PayoutFormat {
  return CHECKED.find((format) => matchesFormat(format, number)) ?? 'account'
}

/** Removes separators that people type for readability. */
export const cleanBankNumber = (typed: string): string => typed.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/** What is wrong with a bank number; undefined when nothing is. Without a format, the format is detected. */
export function bankNumberFault(number: string, format?: PayoutFormat): NumberFault | undefined {
  const wanted = format ?? detectFormat(number)
  if (!matchesFormat(wanted, number)) return 'unknown'
  // A plain number with the shape of an IBAN is an IBAN.
  const meant = wanted === 'account' && matchesFormat('iban', number) ? 'iban' : wanted
  return FORMATS[meant].isValid(number) ? undefined : 'mistyped'
}
