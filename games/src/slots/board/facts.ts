import { minus, over, plus, rational, times, toNumber, type Rational } from '@ronda/core'
import { bestOf, bestOfBoth, bestRound, type Best } from '../cap/facts.ts'
import { classOf, type ParSheet } from '../parSheet.ts'
import type { Outcome } from './enumerate.ts'
import { largestReached, NO_FEATURE, type Spread } from './spread.ts'

/** The facts of a model. */
export type Facts = Omit<ParSheet, 'modelHash'>

/** What a feature adds to the spin that opens it, in coins. It always adds something. */
export type Feature = {
  readonly mean: Rational
  readonly meanSquare: Rational
  readonly largest: Best
  /** How often it adds each number of coins. */
  readonly spread: Spread
}

type Group = {
  stops: bigint
  coins: bigint
  squares: bigint
  hits: bigint
  largest: number
  readonly seen: readonly number[]
  /** At how many stops each number of coins is paid. */
  readonly cases: Map<number, bigint>
}

/** The facts of a game in which the special symbols in view alone determine what follows a spin. */
export function boardFacts(
  outcomes: readonly Outcome[],
  featureOf: (seen: readonly number[]) => Feature | undefined,
  cost: number,
): Facts {
  const total = { stops: 0n, coins: 0n, hits: 0n, opens: 0n }
  let [mean, square] = [rational(0n), rational(0n)]
  const groups = groupBySeen(outcomes).map((group) => ({ group, feature: featureOf(group.seen) }))
  for (const { group, feature } of groups) {
    total.stops += group.stops
    total.coins += group.coins
    total.hits += feature ? group.stops : group.hits
    total.opens += feature ? group.stops : 0n
    mean = plus(mean, rational(group.coins))
    square = plus(square, rational(group.squares))
    if (!feature) continue
    mean = plus(mean, times(rational(group.stops), feature.mean))
    square = plus(
      square,
      plus(times(rational(2n * group.coins), feature.mean), times(rational(group.stops), feature.meanSquare)),
    )
  }
  const largest = bestOf(
    groups.map(({ group, feature }) => {
      const spin = { most: group.largest, rate: rational(group.cases.get(group.largest) ?? 0n, total.stops) }
      return feature ? bestOfBoth(spin, feature.largest) : spin
    }),
  )
  const stake = rational(BigInt(cost))
  const [first, second] = [mean, square].map((sum) => over(sum, rational(total.stops))) as [Rational, Rational]
  const reached = largestReached(
    groups.map(({ group, feature }) => ({
      share: rational(group.stops, total.stops),
      spin: { cases: group.cases, all: group.stops },
      feature: feature?.spread ?? NO_FEATURE,
    })),
    largest.most,
  )
  const volatility = Math.sqrt(toNumber(over(minus(second, times(first, first)), times(stake, stake))))
  return {
    exactReturn: over(first, stake),
    baseReturn: over(rational(total.coins, total.stops), stake),
    hitRate: rational(total.hits, total.stops),
    triggerRate: rational(total.opens, total.stops),
    volatility,
    volatilityClass: classOf(volatility),
    largestSpinWin: rational(BigInt(reached.coins), stake.numerator),
    largestSpinRate: reached.rate,
    ...bestRound(cost, largest),
  }
}

const emptyGroup = (seen: readonly number[]): Group => ({
  stops: 0n,
  coins: 0n,
  squares: 0n,
  hits: 0n,
  largest: 0,
  seen,
  cases: new Map(),
})

function groupBySeen(outcomes: readonly Outcome[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const { seen, coins, stops } of outcomes) {
    const key = seen.join()
    const group = groups.get(key) ?? emptyGroup(seen)
    groups.set(key, group)
    group.stops += BigInt(stops)
    group.coins += BigInt(stops) * BigInt(coins)
    group.squares += BigInt(stops) * BigInt(coins) ** 2n
    if (coins > 0) group.hits += BigInt(stops)
    group.largest = Math.max(group.largest, coins)
    group.cases.set(coins, (group.cases.get(coins) ?? 0n) + BigInt(stops))
  }
  return [...groups.values()]
}
