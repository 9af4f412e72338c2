import { plus, present, rational, times, type Rational } from '@ronda/core'
import { everyOutcome } from '../board/enumerate.ts'
import { boardFacts, type Facts, type Feature } from '../board/facts.ts'
import type { Spread } from '../board/spread.ts'
import { worthsOf, type Worths } from '../prizes.moments.ts'
import { dearestOf } from '../prizes.ts'
import { cellsIn, COIN, type HoldModel } from './model.ts'

/** The exact facts by enumerating every stop of every reel, and every possible course of the held coins. */
export function factsByCounting(model: HoldModel): Facts {
  const worths = worthsOf(model.hold.prizes, cellsIn(model))
  const features = Array.from({ length: cellsIn(model) + 1 }, (_, coins) =>
    coins < model.hold.from ? undefined : followCoins(model, coins, worths),
  )
  return boardFacts(everyOutcome(model, [COIN]), ([coins = 0]) => features[coins], model.cost)
}

/** The chance that the feature ends with a number of coins held; chances share one denominator, which grows. */
function endsOf({ hold, ...board }: Pick<HoldModel, 'hold' | 'strips' | 'rows'>, first: number): readonly Rational[] {
  const cells = board.strips.length * board.rows
  const ends = Array.from({ length: cells + 1 }, () => rational(0n))
  // By coins held and tries left. A try can only add coins or use up a try, so each state is final when it is reached.
  const states = Array.from({ length: cells + 1 }, () => Array.from({ length: hold.tries + 1 }, () => rational(0n)))
  const at = (held: number): Rational[] => states[held] ?? []
  at(first)[hold.tries] = rational(1n)
  for (let held = first; held <= cells; held++) {
    const caught = held === cells ? [] : catchOneByOne(cells - held, hold.catches, hold.of)
    for (let left = hold.tries; left >= 0; left--) {
      const chance = at(held)[left] ?? rational(0n)
      if (left === 0 || held === cells) ends[held] = plus(ends[held] ?? rational(0n), chance)
      else {
        caught.forEach((share, more) => {
          const next = at(held + more)
          const then = more > 0 ? hold.tries : left - 1
          next[then] = plus(next[then] ?? rational(0n), times(chance, share))
        })
      }
    }
  }
  return ends
}

/** How many coins come into empty cells, one cell after the other. */
function catchOneByOne(empty: number, catches: number, of: number): readonly Rational[] {
  let ways = [1n]
  for (let cell = 0; cell < empty; cell++) {
    ways = [...ways, 0n].map((kept, more) => kept * BigInt(of - catches) + (ways[more - 1] ?? 0n) * BigInt(catches))
  }
  return ways.map((count) => rational(count, BigInt(of) ** BigInt(empty)))
}

/** Mean and mean square of what is paid when the feature opens with a number of coins. */
function followCoins(model: HoldModel, first: number, worths: readonly Worths[]): Feature {
  const { prizes, full } = model.hold
  const cells = cellsIn(model)
  let [mean, meanSquare] = [rational(0n), rational(0n)]
  const ends = endsOf(model, first)
  ends.forEach((chance, held) => {
    const worth = present(worths[held], 'a number of coins')
    const extra = rational(held === cells ? BigInt(full) : 0n)
    mean = plus(mean, times(chance, plus(worth.mean, extra)))
    const both = times(extra, plus(worth.mean, plus(worth.mean, extra)))
    meanSquare = plus(meanSquare, times(chance, plus(worth.meanSquare, both)))
  })
  const spread = spreadOf(model, ends, worths)
  const most = cells * dearestOf(prizes) + full
  const largest = { most, rate: rational(spread.cases.get(most) ?? 0n, spread.all) }
  return { mean, meanSquare, largest, spread }
}

/** Everything that the feature can pay, by how many coins it ends with and what they are worth. */
function spreadOf(model: HoldModel, ends: readonly Rational[], worths: readonly Worths[]): Spread {
  const cells = cellsIn(model)
  const common = ends.reduce((product, { denominator }) => rational(product, denominator).numerator * denominator, 1n)
  const all = worths[cells]?.all ?? 1n
  const cases = new Map<number, bigint>()
  ends.forEach(({ numerator, denominator }, held) => {
    const worth = present(worths[held], 'a number of coins')
    const extra = held === cells ? model.hold.full : 0
    const weight = numerator * (common / denominator) * (all / worth.all)
    if (weight === 0n) return
    for (const [coins, ways] of worth.cases) {
      cases.set(coins + extra, (cases.get(coins + extra) ?? 0n) + weight * ways)
    }
  })
  return { cases, all: common * all }
}
