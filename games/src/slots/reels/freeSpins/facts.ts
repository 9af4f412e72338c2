import { rational } from '@ronda/core'
import { chainBound } from '../../cap/chainBound.ts'
import { bestOf, bestRound, largestRound, mostOfBounds, type LargestRound } from '../../cap/facts.ts'
import { classOf, type ParSheet } from '../../parSheet.ts'
import { bestIn, mostOf, tallyWith, varianceOf } from '../facts.ts'
import { walk } from '../walk.ts'
import { chainsOf, follow, type Outcome } from './chain.ts'
import { meanSpinsForward } from './meanSpins.ts'
import { limitOf, multiplierOf, type FreeSpinsModel } from './model.ts'
import { shapeOf } from './shape.ts'
import { combineReturn, type CycleTotals } from './slotReturn.ts'

/** The facts of a game, from all outcomes of its spins. */
export function factsOf(model: FreeSpinsModel): Omit<ParSheet, 'modelHash'> {
  const paid = outcomesOf(model, false)
  const free = outcomesOf(model, true)
  const [ofPaid, ofFree] = [totalsOf(paid), totalsOf(free)]
  const returned = combineReturn(
    model.cost,
    ofPaid,
    ofFree,
    meanSpinsForward(ofPaid.awards, ofFree.awards, limitOf(model)),
  )
  const chainOf = chainsOf(free, limitOf(model))
  const round = follow(paid, chainOf)
  const cost = BigInt(model.cost)
  const volatility = Math.sqrt(varianceOf(round)) / model.cost
  return {
    exactReturn: returned.total,
    baseReturn: returned.base,
    hitRate: rational(
      paid.reduce((sum, { hits }) => sum + BigInt(hits), 0n),
      ofPaid.stops,
    ),
    triggerRate: returned.triggerRate,
    volatility,
    volatilityClass: classOf(volatility),
    ...largestOf(paid, free, cost),
    ...largestRoundOf(model, paid, free, Math.max(round.most, chainOf(model.buySpins ?? 0).most)),
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

/** Whether it begins with a paid spin or is bought: the larger of both bounds. */
function largestRoundOf(
  model: FreeSpinsModel,
  paid: readonly Outcome[],
  free: readonly Outcome[],
  possible: number,
): LargestRound {
  const limit = limitOf(model)
  const stops = paid.reduce((sum, outcome) => sum + outcome.stops, 0)
  if (limit === 0) return bestRound(model.cost, bestOf(paid.map((outcome) => bestIn(outcome, stops))))
  return largestRound(model, possible, (most) => {
    const bySpin = chainBound({ paid, free, limit, most })
    const { buySpins } = model
    return buySpins === undefined ? bySpin : mostOfBounds([bySpin, chainBound({ bought: buySpins, free, limit, most })])
  })
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
  const awards = new Map<number, bigint>()
  let [stops, coins] = [0n, 0n]
  for (const outcome of outcomes) {
    stops += BigInt(outcome.stops)
    coins += BigInt(outcome.coins)
    awards.set(outcome.awarded, (awards.get(outcome.awarded) ?? 0n) + BigInt(outcome.stops))
  }
  return { stops, coins, awards }
}
