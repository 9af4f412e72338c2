import { over, plus, rational, times, type Rational } from '@ronda/core'
import type { Best, LargestRound } from '../cap/facts.ts'
import { classOf, type ParSheet } from '../parSheet.ts'
import type { Tallies, Tally } from './tally.ts'

/** What is known of a round, in coins. */
export type RoundFacts = {
  readonly cost: number
  readonly exactReturn: Rational
  /** Of the paid spin alone. */
  readonly coins: Rational
  readonly hitRate: Rational
  readonly triggerRate: Rational
  /** Variance of the coins of a whole round. */
  readonly variance: number
  /** The most coins of one spin, and how often they come in the kind of spin that wins them. */
  readonly most: number
  readonly mostRate: Rational
  readonly largestRound: LargestRound
}

export function sheetOf({
  cost,
  exactReturn,
  coins,
  hitRate,
  triggerRate,
  variance,
  most,
  mostRate,
  largestRound,
}: RoundFacts): Omit<ParSheet, 'modelHash'> {
  const volatility = Math.sqrt(variance) / cost
  return {
    exactReturn,
    baseReturn: over(coins, rational(BigInt(cost))),
    hitRate,
    triggerRate,
    volatility,
    volatilityClass: classOf(volatility),
    largestSpinWin: rational(BigInt(most), BigInt(cost)),
    largestSpinRate: mostRate,
    ...largestRound,
  }
}

/** The first two moments of something that is won. */
export type Moments = { readonly mean: number; readonly square: number }

export const NOTHING: Moments = { mean: 0, square: 0 }

/** Of the sum of two independent amounts. */
export function plusMoments(one: Moments, other: Moments): Moments {
  return { mean: one.mean + other.mean, square: one.square + 2 * one.mean * other.mean + other.square }
}

/** Of a mixture, with each part as likely as its weight. */
export function mixMoments(parts: readonly (readonly [weight: number, moments: Moments])[]): Moments {
  const whole = parts.reduce((sum, [weight]) => sum + weight, 0)
  return parts.reduce<Moments>(
    (sum, [weight, { mean, square }]) => ({
      mean: sum.mean + (weight / whole) * mean,
      square: sum.square + (weight / whole) * square,
    }),
    NOTHING,
  )
}

export const varianceOf = ({ mean, square }: Moments): number => square - mean * mean

export const momentsOf = ({ stops, coins, squares }: Tally): Moments => ({
  mean: coins / stops,
  square: squares / stops,
})

/** The sums over all stops. */
export function wholeOf(tallies: Tallies): Tally {
  return [...tallies.values()].reduce((sum, tally) => ({
    stops: sum.stops + tally.stops,
    coins: sum.coins + tally.coins,
    squares: sum.squares + tally.squares,
    hits: sum.hits + tally.hits,
    ...mostOf([sum, tally]),
  }))
}

/** The most of several, and at how many stops. */
export function mostOf(tallies: readonly Tally[]): Pick<Tally, 'most' | 'mostStops'> {
  const most = Math.max(...tallies.map((tally) => tally.most))
  const paying = tallies.filter((tally) => tally.most === most)
  return { most, mostStops: paying.reduce((sum, { mostStops }) => sum + mostStops, 0) }
}

/** The same of spins that do not all come equally often: the most, and how often it comes in one of them. */
export function mostAmong(
  kinds: readonly (readonly [frequency: Rational, tally: Tally])[],
): Pick<RoundFacts, 'most' | 'mostRate'> {
  const most = Math.max(...kinds.map(([, tally]) => tally.most))
  let [reached, all] = [rational(0n), rational(0n)]
  for (const [frequency, tally] of kinds) {
    all = plus(all, frequency)
    if (tally.most === most) reached = plus(reached, times(frequency, share(tally.mostStops, tally.stops)))
  }
  return { most, mostRate: over(reached, all) }
}

/** Of spins that do not occur. */
export const NEVER: Pick<RoundFacts, 'most' | 'mostRate'> = { most: 0, mostRate: rational(0n) }

/** The larger of two; of the paid spin where both are equal. */
export function largerOf<Largest extends Pick<RoundFacts, 'most'>>(paid: Largest, free: Largest): Largest {
  return free.most > paid.most ? free : paid
}

/** With this many coins added at each of its stops, and everything multiplied. */
export function tallyWith({ stops, coins, squares, hits, most, mostStops }: Tally, more: number, times = 1): Tally {
  return {
    stops,
    coins: times * (coins + more * stops),
    squares: times * times * (squares + 2 * more * coins + more * more * stops),
    hits: more > 0 ? stops : hits,
    most: times * (most + more),
    mostStops,
  }
}

/** The most that a spin wins, out of all these stops. */
export const bestIn = ({ most, mostStops }: Tally, stops: number): Best => ({ most, rate: share(mostStops, stops) })

export const share = (part: number, whole: number): Rational => rational(BigInt(part), BigInt(whole))
