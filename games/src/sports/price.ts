import { rational, type Rational } from '@ronda/core'

/** Decimal odds, stake included, in whole thousandths: 1,850 is 1.85. */
export type Price = number

export const PRICE_MIN: Price = 1_001
export const PRICE_MAX: Price = 1_000_000
export const THOUSANDTHS = 1_000n

export const isPrice = (price: number): boolean => Number.isInteger(price) && price >= PRICE_MIN && price <= PRICE_MAX

export const decimalOf = (price: Price): Rational => rational(BigInt(price), THOUSANDTHS)
