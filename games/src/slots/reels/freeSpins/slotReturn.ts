import { assert, minus, over, plus, rational, times, type Rational } from '@ronda/core'

/** Sums over every place where the reels of one set of strips can stop. */
export type CycleTotals = {
  /** In how many ways the reels can stop, all equally likely. */
  readonly stops: bigint
  readonly coins: bigint
  /** How many of them award free spins, and how many free spins they award together. */
  readonly triggers: bigint
  readonly freeSpins: bigint
}

/** The expected return of a stake, exactly. */
export type SlotReturn = {
  readonly total: Rational
  /** The part paid by the paid spins themselves, and the part paid by the free spins that follow. */
  readonly base: Rational
  readonly free: Rational
  readonly triggerRate: Rational
}

/** Combines the two sets of strips. */
export function combineReturn(costCoins: number, paid: CycleTotals, free: CycleTotals): SlotReturn {
  const cost = rational(BigInt(costCoins))
  const base = over(rational(paid.coins, paid.stops), cost)
  const chain = chainMean(rational(free.coins, free.stops), rational(free.freeSpins, free.stops))
  const followed = over(times(rational(paid.freeSpins, paid.stops), chain), cost)
  return { total: plus(base, followed), base, free: followed, triggerRate: rational(paid.triggers, paid.stops) }
}

/** Mean coins of one free spin and of all the free spins that descend from it: c = coins + awarded × c. */
export function chainMean(coins: Rational, awarded: Rational): Rational {
  assert(awarded.numerator < awarded.denominator, 'a free spin awards less than one free spin on average')
  return over(coins, minus(rational(1n), awarded))
}
