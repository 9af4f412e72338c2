import { assert } from './assert.ts'

/** Currencies a wallet can hold. XTR is trial money: it has wallets of its own and is never mixed with the others. */
export const CURRENCIES = ['USD', 'EUR', 'MXN', 'PEN', 'CLP', 'BRL', 'VND', 'XTR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Decimal places of a currency; the Chilean peso and the dong have none. */
const DECIMALS: Readonly<Partial<Record<Currency, number>>> = { CLP: 0, VND: 0 }

export function decimalsOf(currency: Currency): number {
  return DECIMALS[currency] ?? 2
}

/** The smallest amount that can be paid in a currency: a cent, or a peso where there are no cents. */
export function smallestOf(currency: Currency): bigint {
  return ATOMS_PER_UNIT / 10n ** BigInt(decimalsOf(currency))
}

/** Whether an amount is a whole number of the smallest payable unit of its currency. */
export function isWholeIn(currency: Currency, amount: bigint): boolean {
  return amount % smallestOf(currency) === 0n
}

/** Whether an amount can be paid, sent or staked: positive and whole. Checks amounts that users enter. */
export function isPayable(currency: Currency, amount: bigint): boolean {
  return amount > 0n && isWholeIn(currency, amount)
}

/** One unit of any currency is this many atoms, so that fractions of a cent stay exact. */
export const ATOMS_PER_UNIT = 100_000n

/** An exact amount: whole atoms with their currency. Floats are never used, neither for input nor for output. */
export type Money = { readonly atoms: bigint; readonly currency: Currency }

export function money(atoms: bigint, currency: Currency): Money {
  return { atoms, currency }
}

export function add(left: Money, right: Money): Money {
  assert(left.currency === right.currency, `cannot add ${right.currency} to ${left.currency}`)
  return money(left.atoms + right.atoms, left.currency)
}

export function negate(amount: Money): Money {
  return money(-amount.atoms, amount.currency)
}

/** `amount × numerator ÷ denominator`, rounded towards zero: the caller decides who gets the remainder. */
export function scale(amount: Money, numerator: bigint, denominator: bigint): Money {
  assert(denominator > 0n, 'the denominator of a share is positive')
  return money((amount.atoms * numerator) / denominator, amount.currency)
}

/** A fee in thousandths of an amount, rounded down to what can be paid in the currency, in favour of the payer. */
export function feeOf(amount: bigint, feePermille: number, currency: Currency): bigint {
  const fee = (amount * BigInt(feePermille)) / 1_000n
  return fee - (fee % smallestOf(currency))
}

/** Splits an amount by weights without creating or losing an atom; the remainder goes to the first shares. */
export function allocate(amount: Money, weights: readonly bigint[]): readonly Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  assert(total > 0n && weights.every((weight) => weight >= 0n), 'weights are not negative and some weight is positive')
  const shares = weights.map((weight) => (amount.atoms * weight) / total)
  let rest = amount.atoms - shares.reduce((sum, share) => sum + share, 0n)
  const step = rest < 0n ? -1n : 1n
  return shares.map((share) => {
    if (rest === 0n) return money(share, amount.currency)
    rest -= step
    return money(share + step, amount.currency)
  })
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,5}))?$/

/** Parses "12", "12.5" or "-0.00001" exactly; anything else is not an amount. */
export function parseMoney(text: string, currency: Currency): Money | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const atoms = BigInt(whole) * ATOMS_PER_UNIT + BigInt(fraction.padEnd(5, '0'))
  return money(sign === '-' ? -atoms : atoms, currency)
}

/** The amount as a decimal with the places of its currency, cut and not rounded, so that it never shows too much. */
export function makeShortDecimal(amount: Money): string {
  const places = decimalsOf(amount.currency)
  const exact = makeDecimal(amount)
  const cut = exact.slice(0, exact.length - (places === 0 ? 6 : 5 - places))
  // An amount that is cut to zero has no sign.
  return /^-[0.]+$/.test(cut) ? cut.slice(1) : cut
}

/** The amount as an exact decimal with all five places, for files and logs. Screens format with the reader's locale. */
export function makeDecimal(amount: Money): string {
  const atoms = amount.atoms < 0n ? -amount.atoms : amount.atoms
  const fraction = (atoms % ATOMS_PER_UNIT).toString().padStart(5, '0')
  return `${amount.atoms < 0n ? '-' : ''}${atoms / ATOMS_PER_UNIT}.${fraction}`
}

/** An amount as people write it in a locale, with the decimals of its currency. Trial money has no sign. */
export function writeMoney(amount: Money, locale: string): string {
  const digits = decimalsOf(amount.currency)
  const sign = { style: 'currency', currency: amount.currency, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(locale, {
    ...(amount.currency !== 'XTR' && sign),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  })
  return format.format(makeDecimal(amount) as Intl.StringNumericLiteral)
}
