import { over, plus, rational, times, type Rational } from '@ronda/core'
import type { Awards } from './meanSpins.ts'

/** Sums over every place where the reels of one set of strips can stop. */
export type CycleTotals = {
  /** In how many ways the reels can stop, all equally likely. */
  readonly stops: bigint
  readonly coins: bigint
  /** At how many of them each number of free spins is awarded. */
  readonly awards: Awards
}

/** The expected return of a stake, exactly. */
export type SlotReturn = {
  readonly total: Rational
  /** The part paid by the paid spins themselves, and the part paid by the free spins that follow. */
  readonly base: Rational
  readonly free: Rational
  readonly triggerRate: Rational
}

/**
 * Combines the two sets of strips. Whether a free spin is played is decided before it is drawn, so free spins pay their
 * mean number times the mean of one.
 */
export function combineReturn(
  costCoins: number,
  paid: CycleTotals,
  free: CycleTotals,
  meanSpins: Rational,
): SlotReturn {
  const cost = rational(BigInt(costCoins))
  const base = over(rational(paid.coins, paid.stops), cost)
  const followed = over(times(meanSpins, rational(free.coins, free.stops)), cost)
  const triggers = paid.stops - (paid.awards.get(0) ?? 0n)
  return { total: plus(base, followed), base, free: followed, triggerRate: rational(triggers, paid.stops) }
}

/** Free spins by the number of scatters, and at how many stops each number of scatters is in view. */
export function awardsOf(
  freeSpins: readonly number[],
  stopsBy: Iterable<readonly [scatters: number, stops: bigint]>,
): Awards {
  const awards = new Map<number, bigint>()
  for (const [scatters, stops] of stopsBy) {
    const spins = freeSpins[scatters] ?? 0
    awards.set(spins, (awards.get(spins) ?? 0n) + stops)
  }
  return awards
}
