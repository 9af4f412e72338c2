import { minus, over, plus, rational, times, toNumber, type Rational } from '@ronda/core'
import { enumerateSpins, totalsOf, type Outcome } from './enumerate.ts'
import type { LinesModel } from './model.ts'
import { classOf, type ParSheet } from '../parSheet.ts'
import { chainMean, combineReturn } from './slotReturn.ts'

export function factsOf(model: LinesModel): Omit<ParSheet, 'modelHash'> {
  const paid = enumerateSpins(model, false)
  const free = enumerateSpins(model, true)
  const returned = combineReturn(model, totalsOf(model, paid), totalsOf(model, free))
  const cost = BigInt(model.cost)
  const volatility = Math.sqrt(toNumber(over(roundVariance(model, paid, free), rational(cost * cost))))
  return {
    exactReturn: returned.total,
    baseReturn: returned.base,
    hitRate: mean(paid, ({ coins }) => rational(coins > 0 ? 1n : 0n)),
    triggerRate: returned.triggerRate,
    volatility,
    volatilityClass: classOf(volatility),
    largestSpinWin: rational(BigInt(Math.max(...[...paid, ...free].map(({ coins }) => coins))), cost),
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
function roundVariance(model: LinesModel, paid: readonly Outcome[], free: readonly Outcome[]): Rational {
  const awarded = ({ scatters }: Outcome): Rational => rational(BigInt(model.freeSpins[scatters] ?? 0))
  const won = ({ coins }: Outcome): Rational => rational(BigInt(coins))
  const chain = chainMean(mean(free, won), mean(free, awarded))
  const withChains = (outcome: Outcome): Rational => plus(won(outcome), times(awarded(outcome), chain))
  const chainVariance = over(variance(free, withChains), minus(rational(1n), mean(free, awarded)))
  return plus(variance(paid, withChains), times(mean(paid, awarded), chainVariance))
}

function variance(outcomes: readonly Outcome[], value: (outcome: Outcome) => Rational): Rational {
  const average = mean(outcomes, value)
  return minus(
    mean(outcomes, (outcome) => times(value(outcome), value(outcome))),
    times(average, average),
  )
}

function mean(outcomes: readonly Outcome[], value: (outcome: Outcome) => Rational): Rational {
  const stops = outcomes.reduce((sum, outcome) => sum + BigInt(outcome.stops), 0n)
  const total = outcomes.reduce(
    (sum, outcome) => plus(sum, times(rational(BigInt(outcome.stops)), value(outcome))),
    rational(0n),
  )
  return over(total, rational(stops))
}
