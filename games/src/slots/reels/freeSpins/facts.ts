import { minus, over, plus, rational, times, toNumber, type Rational } from '@ronda/core'
import { classOf, type ParSheet } from '../../parSheet.ts'
import { mostOf, tallyWith } from '../facts.ts'
import type { Tally } from '../tally.ts'
import { walk } from '../walk.ts'
import { multiplierOf, type FreeSpinsModel } from './model.ts'
import { shapeOf } from './shape.ts'
import { chainMean, combineReturn, type CycleTotals } from './slotReturn.ts'

/** The stops with the same number of scatters: what they pay in all, and how many free spins each awards. */
type Outcome = Tally & { readonly awarded: number }

/** The facts of a game, from all outcomes of its spins. */
export function factsOf(model: FreeSpinsModel): Omit<ParSheet, 'modelHash'> {
  const paid = outcomesOf(model, false)
  const free = outcomesOf(model, true)
  const returned = combineReturn(model.cost, totalsOf(paid), totalsOf(free))
  const cost = BigInt(model.cost)
  const volatility = Math.sqrt(toNumber(over(roundVariance(paid, free), rational(cost * cost))))
  return {
    exactReturn: returned.total,
    baseReturn: returned.base,
    hitRate: meanOf(paid, ({ hits }) => rational(BigInt(hits))),
    triggerRate: returned.triggerRate,
    volatility,
    volatilityClass: classOf(volatility),
    ...largestOf(paid, free, cost),
  }
}

/** The largest win of a paid or of a free spin, and how often it comes in such a spin. */
function largestOf(
  paid: readonly Outcome[],
  free: readonly Outcome[],
  cost: bigint,
): Pick<ParSheet, 'largestSpinWin' | 'largestSpinRate'> {
  const [ofPaid, ofFree] = [mostOf(paid), mostOf(free)]
  const [largest, outcomes] = ofFree.most > ofPaid.most ? [ofFree, free] : [ofPaid, paid]
  const stops = outcomes.reduce((sum, outcome) => sum + BigInt(outcome.stops), 0n)
  return {
    largestSpinWin: rational(BigInt(largest.most), cost),
    largestSpinRate: rational(BigInt(largest.mostStops), stops),
  }
}

/** Adds what scatters pay, and the multiplier of free spins. */
function outcomesOf(model: FreeSpinsModel, free: boolean): readonly Outcome[] {
  const by = multiplierOf(model, free)
  return Array.from(walk(shapeOf(model, free)), ([scatters, tally]) => ({
    ...tallyWith(tally, model.scatterPays[scatters] ?? 0, by),
    awarded: model.freeSpins[scatters] ?? 0,
  }))
}

function totalsOf(outcomes: readonly Outcome[]): CycleTotals {
  const sumOf = (worth: (outcome: Outcome) => number): bigint =>
    outcomes.reduce((sum, outcome) => sum + BigInt(worth(outcome)), 0n)
  return {
    stops: sumOf(({ stops }) => stops),
    coins: sumOf(({ coins }) => coins),
    triggers: sumOf(({ stops, awarded }) => (awarded > 0 ? stops : 0)),
    freeSpins: sumOf(({ stops, awarded }) => stops * awarded),
  }
}

/**
 * Variance of the coins of a whole round. Each free spin starts a chain: its own coins, and one more chain for each spin
 * it awards. All chains are alike and independent, so given what a spin pays (X) and awards (N), what follows has mean
 * N·c and variance N·v, where c and v belong to one chain. By the law of total variance
 *
 *   v = Var(X + N·c) + E[N]·v      of one chain, X and N from the free strips, hence v = Var(X + N·c) ÷ (1 − E[N])
 *   Var(round) = Var(X + N·c) + E[N]·v      X and N from the paid strips
 */
function roundVariance(paid: readonly Outcome[], free: readonly Outcome[]): Rational {
  const awarded = (outcomes: readonly Outcome[]): Rational =>
    meanOf(outcomes, ({ stops, awarded: spins }) => rational(BigInt(stops * spins)))
  const coins = meanOf(free, (outcome) => rational(BigInt(outcome.coins)))
  const chain = chainMean(coins, awarded(free))
  const chainVariance = over(varianceWith(chain, free), minus(rational(1n), awarded(free)))
  return plus(varianceWith(chain, paid), times(awarded(paid), chainVariance))
}

/** Var(X + N·c), from the sums of X and of X². */
function varianceWith(chain: Rational, outcomes: readonly Outcome[]): Rational {
  const mean = meanOf(outcomes, ({ stops, coins, awarded }) =>
    plus(rational(BigInt(coins)), times(rational(BigInt(stops * awarded)), chain)),
  )
  const square = meanOf(outcomes, ({ stops, coins, squares, awarded }) => {
    const follows = times(rational(BigInt(awarded)), chain)
    const mixed = times(follows, plus(rational(2n * BigInt(coins)), times(rational(BigInt(stops)), follows)))
    return plus(rational(BigInt(squares)), mixed)
  })
  return minus(square, times(mean, mean))
}

function meanOf(outcomes: readonly Outcome[], sumOf: (outcome: Outcome) => Rational): Rational {
  const stops = outcomes.reduce((sum, outcome) => sum + BigInt(outcome.stops), 0n)
  return over(
    outcomes.reduce((sum, outcome) => plus(sum, sumOf(outcome)), rational(0n)),
    rational(stops),
  )
}
