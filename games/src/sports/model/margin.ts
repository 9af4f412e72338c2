import { PRICE_MAX, PRICE_MIN, type Price } from '../price.ts'
import { BILLION } from './billionths.ts'
import { power } from './ordered.ts'

const STEPS = 60
/** So that the last digit of a float never takes the sum below what is stated. */
const ABOVE = 1 + 1e-12

/**
 * Prices by the power method: every chance is raised to one power, so that they add up to the overround. It takes more
 * from what is unlikely than from what is likely, as players lose more on long shots everywhere.
 *
 * `chances` are billionths that add up to `covered` times one: twice for a double chance. A chance of 0 has no price.
 * Nothing where a selection is too certain to have a price: a market is offered whole or not at all.
 */
export function priceMarket(
  chances: readonly number[],
  overroundMillionths: number,
  covered = 1,
): readonly (Price | null)[] | undefined {
  const wanted = ((covered * overroundMillionths) / 1_000_000) * ABOVE
  const parts = chances.map((chance) => chance / BILLION)
  const possible = parts.filter((part) => part > 0)
  if (possible.length < 2 || possible.length < wanted || possible.some((part) => part >= 1)) return undefined
  const exponent = exponentFor(possible, wanted)
  const prices = chances.map((chance) => (chance > 0 ? priceOf(power(chance / BILLION, exponent), chance) : null))
  return prices.some((price) => price !== null && price < PRICE_MIN) ? undefined : prices
}

/** The largest power at which the parts add up to what is wanted, found by halving. */
function exponentFor(parts: readonly number[], wanted: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const sum = parts.reduce((total, part) => total + power(part, middle), 0)
    if (sum >= wanted) low = middle
    else high = middle
  }
  return low
}

/** A price cut to thousandths, and never above what is fair. */
export function priceOf(chance: number, fairBillionths: number): Price {
  const fairest = Math.floor((1_000 * BILLION) / fairBillionths)
  return Math.min(PRICE_MAX, fairest, Math.floor(1_000 / chance))
}
