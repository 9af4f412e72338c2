import type { GoodValue } from '@ronda/contract'
import { ATOMS_PER_UNIT, type Currency } from '@ronda/core'
import { makeTyped, parseTyped } from '@ronda/ui'

/** A good as it is typed. */
export type GoodForm = Omit<GoodValue, 'amount' | 'stock' | 'perMember'> & {
  readonly amount: string
  readonly hasStock: boolean
  readonly stock: number
  readonly hasLimit: boolean
  readonly perMember: number
}

export const NEW_GOOD: GoodForm = {
  kind: 'delivery',
  names: { es: '', en: '' },
  texts: { es: '', en: '' },
  price: 1_000,
  picture: 'giftCard',
  amount: '',
  hasStock: true,
  stock: 10,
  hasLimit: false,
  perMember: 1,
  isOffered: true,
  place: 0,
}

export function formOf(
  { amount, stock, perMember, ...value }: GoodValue,
  currency: Currency,
  locale: string,
): GoodForm {
  return {
    ...value,
    amount: amount === null ? '' : makeTyped(amount, currency, locale),
    hasStock: stock !== null,
    stock: stock ?? NEW_GOOD.stock,
    hasLimit: perMember !== null,
    perMember: perMember ?? NEW_GOOD.perMember,
  }
}

/** The value of a form; undefined while a text or the amount is missing. */
export function valueOf(form: GoodForm, currency: Currency, locale: string): GoodValue | undefined {
  const { amount: typed, hasStock, hasLimit, stock, perMember, ...rest } = form
  const amount = parseTyped(typed, currency, locale)
  const written = [...Object.values(form.names), ...Object.values(form.texts)]
  if (written.some((text) => text.trim().length < 2)) return undefined
  if (form.kind === 'cash' && (!amount.ok || amount.value <= 0n)) return undefined
  return {
    ...rest,
    amount: form.kind === 'cash' && amount.ok ? amount.value : null,
    stock: hasStock ? stock : null,
    perMember: hasLimit ? perMember : null,
  }
}

/** The most that money for so many points may be: what they are worth when they are converted. */
export const amountMax = (price: number, pointsPerUnit: number): bigint =>
  (BigInt(price) * ATOMS_PER_UNIT) / BigInt(pointsPerUnit)
