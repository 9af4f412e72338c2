import { over, rational, times, toNumber, type Rational } from '@ronda/core'
import type { Facts } from '../board/facts.ts'
import { largestRound } from '../cap/facts.ts'
import { classOf, REACHABLE } from '../parSheet.ts'
import { FIRST_PAYING, WILD } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { returnByCounting, scattersSeen, winsOfSymbol } from './byCounting.ts'
import { spinMean } from './byReason.ts'
import { capBound } from './capBound.ts'
import { highest, spinsFor, weightsOf, type TowersModel } from './model.ts'
import { meanSquare, meanWithScatters } from './moments.ts'

export function factsOf(model: TowersModel): Facts {
  const stake = rational(BigInt(model.cost))
  const { chances, all } = scattersSeen(model)
  const opening = chances.reduce((sum, cases, scatters) => (spinsFor(model, scatters) > 0 ? sum + cases : sum), 0n)
  const volatility = Math.sqrt(roundVariance(model)) / model.cost
  return {
    exactReturn: returnByCounting(model),
    baseReturn: over(spinMean(model, false), stake),
    hitRate: hitRate(model),
    triggerRate: rational(opening, all),
    volatility,
    volatilityClass: classOf(volatility),
    ...largestOf(model),
    ...largestRound(model, Number(largestPossible(model)), (most) => capBound(model, most)),
  }
}

/**
 * No round could win more without a cap: all reels at their highest, with nothing but the symbol that pays most and wilds, in the paid spin
 * and in as many free spins as a round can have. A spin has as many ways as that in all, whatever symbols they are of.
 */
function largestPossible(model: TowersModel): bigint {
  const ways = BigInt(highest(model)) ** BigInt(model.weights.length)
  const spin = ways * BigInt(Math.max(...model.pays.flat()))
  const spins = spinsFor(model, highest(model) * model.weights.length)
  return spin + BigInt(spins * model.free.times) * spin
}

/**
 * The largest win of one symbol that comes as often as `REACHABLE`, in a paid or in a free spin. The highest-paying
 * symbol in all cells of the highest reels would pay far more, and nobody will ever see it.
 */
function largestOf(model: TowersModel): Pick<Facts, 'largestSpinWin' | 'largestSpinRate'> {
  const symbols = model.symbols.map((_, symbol) => symbol).slice(FIRST_PAYING)
  const reached = [false, true].flatMap((free) => symbols.map((symbol) => reachedBy(model, symbol, free)))
  const largest = reached.reduce((best, other) => (other.coins > best.coins ? other : best))
  return { largestSpinWin: rational(largest.coins, BigInt(model.cost)), largestSpinRate: largest.rate }
}

/** The largest win of a symbol that comes often enough, and one spin in how many wins at least that. */
function reachedBy(model: TowersModel, symbol: number, free: boolean): { coins: bigint; rate: Rational } {
  const by = BigInt(free ? model.free.times : 1)
  const { wins, all } = winsOfSymbol(model, symbol, free)
  let cases = 0n
  for (const win of wins.toSorted((one, other) => (one.coins < other.coins ? 1 : -1))) {
    cases += win.cases
    if (cases * REACHABLE.denominator < all * REACHABLE.numerator) continue
    return { coins: by * win.coins, rate: rational(1n, all / cases) }
  }
  return { coins: 0n, rate: rational(0n) }
}

/**
 * A round is a paid spin X and N free spins, identical and independent, each with mean c and variance v. N depends on
 * the scatters of the paid spin, and so is not independent of X: Var = E[X²] + 2c·E[XN] + c²·E[N²] + v·E[N] − mean².
 */
function roundVariance(model: TowersModel): number {
  const [x, c] = [toNumber(spinMean(model, false)), model.free.times * toNumber(spinMean(model, true))]
  const v = model.free.times ** 2 * meanSquare(model, true) - c * c
  const { chances, all } = scattersSeen(model)
  const moment = (power: number): number =>
    toNumber(
      rational(
        chances.reduce((sum, cases, seen) => sum + cases * BigInt(spinsFor(model, seen) ** power), 0n),
        all,
      ),
    )
  const [n, n2] = [moment(1), moment(2)]
  const mean = x + n * c
  return meanSquare(model, false) + 2 * c * meanWithScatters(model) + c * c * n2 + v * n - mean * mean
}

/**
 * Share of spins that win: by inclusion and exclusion over sets of symbols. Reels are independent, and each must show
 * all symbols of the set whose shortest paying run is longer than the reels before it.
 */
function hitRate(model: TowersModel): Rational {
  const paying = model.pays.flatMap((coins, symbol) => (symbol >= FIRST_PAYING && coins.some(Boolean) ? [symbol] : []))
  const shortest = paying.map((symbol) => (model.pays[symbol] ?? []).findIndex((coins) => coins > 0))
  const shows = weightsOf(model, false)
    .slice(0, Math.max(...shortest))
    .map((weights, reel) => ({
      ...chancesToShow(model, weights, paying),
      needed: shortest.reduce((set, run, bit) => (run > reel ? set | (1 << bit) : set), 0),
    }))
  let rate = 0n
  for (let set = 1; set < 2 ** paying.length; set++) {
    const cases = shows.reduce((product, { bySet, needed }) => product * (bySet[set & needed] ?? 0n), 1n)
    rate += bitsOf(set) % 2 === 1 ? cases : -cases
  }
  return shows.reduce((share, { of }) => times(share, rational(1n, of)), rational(rate))
}

type Shows = { readonly bySet: readonly bigint[]; readonly of: bigint }

/** By set of symbols, as bits: in how many cases a reel shows all of them, a wild standing for each. */
function chancesToShow(model: TowersModel, weights: readonly number[], paying: readonly number[]): Shows {
  const [all, top] = [sumOf(weights), highest(model)]
  const without = (cells: number): bigint =>
    model.heights.reduce((sum, weight, i) => {
      const height = model.lowest + i
      return sum + BigInt(weight) * BigInt(cells) ** BigInt(height) * BigInt(all) ** BigInt(top - height)
    }, 0n)
  const bySet = Array.from({ length: 2 ** paying.length }, (_, set) => {
    const hidden = paying.reduce((sum, symbol, bit) => sum + ((set >> bit) & 1) * (weights[symbol] ?? 0), 0)
    const left = set === 0 ? all : all - hidden - (weights[WILD] ?? 0)
    return bitsOf(set) % 2 === 0 ? without(left) : -without(left)
  })
  // Sums over all subsets, one symbol at a time.
  paying.forEach((_, bit) => {
    for (let set = 0; set < bySet.length; set++) {
      if ((set >> bit) & 1) bySet[set] = (bySet[set] ?? 0n) + (bySet[set ^ (1 << bit)] ?? 0n)
    }
  })
  return { bySet, of: BigInt(sumOf(model.heights)) * BigInt(all) ** BigInt(top) }
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}
