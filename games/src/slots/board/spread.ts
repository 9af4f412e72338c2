import { rational, type Rational } from '@ronda/core'
import { REACHABLE } from '../parSheet.ts'

/** In how many of all cases each number of coins is won. */
export type Spread = { readonly cases: ReadonlyMap<number, bigint>; readonly all: bigint }

/** Independent parts of a round: one of the spin itself, one of what follows; and how often the round is of this kind. */
export type Part = { readonly share: Rational; readonly spin: Spread; readonly feature: Spread }

export const NO_FEATURE: Spread = { cases: new Map([[0, 1n]]), all: 1n }

type Reached = { readonly coins: number; readonly rate: Rational }

/**
 * The largest win that comes as often as `REACHABLE`, and how often a round wins at least that much. Found by halving:
 * the more coins, the fewer rounds win them.
 */
export function largestReached(parts: readonly Part[], largest: number): Reached {
  const rateOf = openRates(parts)
  const isReached = ({ numerator, denominator }: Rational): boolean =>
    numerator * REACHABLE.denominator >= denominator * REACHABLE.numerator
  let [reached, above] = [0, largest + 1]
  while (above - reached > 1) {
    const middle = Math.floor((reached + above) / 2)
    if (isReached(rateOf(middle))) reached = middle
    else above = middle
  }
  const { numerator, denominator } = rateOf(reached)
  // One round in so many, rounded up: the whole fraction can have hundreds of digits.
  return { coins: reached, rate: rational(1n, (denominator + numerator - 1n) / numerator) }
}

/** How often a round wins at least so many coins. */
function openRates(parts: readonly Part[]): (coins: number) => Rational {
  const prepared = parts.map(({ share, spin, feature }) => {
    const atLeast = openTail(feature)
    return {
      atLeast,
      spin: [...spin.cases],
      weight: share.numerator,
      all: share.denominator * spin.all * feature.all,
    }
  })
  return (coins) => {
    let rate = rational(0n)
    for (const { atLeast, spin, weight, all } of prepared) {
      const cases = spin.reduce((sum, [won, ways]) => sum + ways * atLeast(coins - won), 0n)
      rate = rational(rate.numerator * all + weight * cases * rate.denominator, rate.denominator * all)
    }
    return rate
  }
}

/** In how many cases at least so many coins are won. */
function openTail({ cases }: Spread): (coins: number) => bigint {
  const values = [...cases.keys()].toSorted((a, b) => a - b)
  const from: bigint[] = []
  let sum = 0n
  for (const value of values.toReversed()) {
    sum += cases.get(value) ?? 0n
    from.unshift(sum)
  }
  return (coins) => {
    let [low, high] = [0, values.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((values[middle] ?? 0) >= coins) high = middle
      else low = middle + 1
    }
    return from[low] ?? 0n
  }
}
