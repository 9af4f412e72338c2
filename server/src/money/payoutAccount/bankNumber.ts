import type { PayoutFormat } from '@ronda/contract'

/** `unknown`: not how such a number is written. `mistyped`: written like one, but its check digits do not match. */
export type NumberFault = 'unknown' | 'mistyped'

const sumOf = (digits: string, valueOf: (digit: number, at: number) => number): number =>
  Array.from(digits, Number).reduce((sum, digit, at) => sum + valueOf(digit, at), 0)

/** What is missing to the next ten. */
const toTen = (sum: number): number => (10 - (sum % 10)) % 10

const CLABE_WEIGHTS = [3, 7, 1] as const

/** Bank, city and account, then one digit over all of them. */
function isClabeTrue(clabe: string): boolean {
  const sum = sumOf(clabe.slice(0, 17), (digit, at) => (digit * (CLABE_WEIGHTS[at % 3] ?? 0)) % 10)
  return toTen(sum) === Number(clabe.slice(17))
}

/** Every second digit counts twice; of a number with two digits both are added. */
function cciDigit(part: string): number {
  return toTen(
    sumOf(part, (digit, at) => {
      const counted = digit * ((at % 2) + 1)
      return counted > 9 ? counted - 9 : counted
    }),
  )
}

/** Bank and office (6), account (12), then one digit for each of the two. */
function isCciTrue(cci: string): boolean {
  return `${cciDigit(cci.slice(0, 6))}${cciDigit(cci.slice(6, 18))}` === cci.slice(18)
}

/** ISO 7064: letters count from 10, and all of it leaves 1 when divided by 97. */
function isIbanTrue(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

type Format = { readonly shape: RegExp; readonly isTrue: (number: string) => boolean }

const FORMATS: Readonly<Record<PayoutFormat, Format>> = {
  clabe: { shape: /^\d{18}$/, isTrue: isClabeTrue },
  cci: { shape: /^\d{20}$/, isTrue: isCciTrue },
  iban: { shape: /^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/, isTrue: isIbanTrue },
  // Whatever a bank calls an account has a digit in it.
  account: { shape: /^(?=.*\d)[0-9A-Z]{6,34}$/, isTrue: () => true },
}

const CHECKED = ['iban', 'clabe', 'cci'] as const

const looksLike = (format: PayoutFormat, number: string): boolean => FORMATS[format].shape.test(number)

/** What a number is by its look alone. */
function detectFormat(number: string): PayoutFormat {
  return CHECKED.find((format) => looksLike(format, number)) ?? 'account'
}

/** Without what people put in to read it better. */
export const cleanBankNumber = (typed: string): string => typed.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/** What is wrong with a bank number; undefined when nothing is. Without a format it is taken for what it looks like. */
export function bankNumberFault(number: string, format?: PayoutFormat): NumberFault | undefined {
  const wanted = format ?? detectFormat(number)
  if (!looksLike(wanted, number)) return 'unknown'
  // A plain number that begins as an IBAN does is one.
  const meant = wanted === 'account' && looksLike('iban', number) ? 'iban' : wanted
  return FORMATS[meant].isTrue(number) ? undefined : 'mistyped'
}
