import { over, plus, rational, times, type Rational } from '@ronda/core'
import { bestRound } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { mixMoments, momentsOf, mostAmong, share, sheetOf, varianceOf, wholeOf } from '../reels/facts.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type CycleOf, type Seen, type Shape } from '../reels/shape.ts'
import type { Tallies } from '../reels/tally.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { MYSTERY, type MysteryModel } from './model.ts'

/**
 * The symbol of hidden symbols is drawn independently of the reels, so a spin is a mixture of one spin for each symbol.
 */
export const mysteryProof: Proof<MysteryModel> = {
  byReason: (model) => returnOf(model, reasonCycle),
  byCounting: (model) => returnOf(model, walkCycle),
  facts(model) {
    const weights = weightsOf(model)
    const parts = weights.map(([symbol, weight]) => [weight, walk(shapeOf(model, symbol))] as const)
    const meanOf = (sumOf: (tallies: Tallies) => Rational): Rational =>
      mixed(parts.map(([weight, tallies]) => [weight, sumOf(tallies)]))
    const hidden: Tallies = parts[0]?.[1] ?? new Map<number, never>()
    const coins = meanOf((tallies) => share(wholeOf(tallies).coins, wholeOf(tallies).stops))
    const largest = mostAmong(parts.map(([weight, tallies]) => [rational(BigInt(weight)), wholeOf(tallies)]))
    return sheetOf({
      cost: model.cost,
      exactReturn: over(coins, rational(BigInt(model.cost))),
      coins,
      hitRate: meanOf((tallies) => share(wholeOf(tallies).hits, wholeOf(tallies).stops)),
      triggerRate: share(wholeOf(hidden).stops - (hidden.get(0)?.stops ?? 0), wholeOf(hidden).stops),
      variance: varianceOf(mixMoments(parts.map(([weight, tallies]) => [weight, momentsOf(wholeOf(tallies))]))),
      ...largest,
      largestRound: bestRound(model.cost, { most: largest.most, rate: largest.mostRate }),
    })
  },
}

function returnOf(model: MysteryModel, cycleOf: CycleOf): Rational {
  const coins = weightsOf(model).map(([symbol, weight]): readonly [number, Rational] => {
    const cycle = cycleOf(shapeOf(model, symbol))
    return [weight, rational(cycle.coins, cycle.stops)]
  })
  return over(mixed(coins), rational(BigInt(model.cost)))
}

function mixed(parts: readonly (readonly [weight: number, value: Rational])[]): Rational {
  const whole = parts.reduce((sum, [weight]) => sum + weight, 0)
  return parts.reduce((sum, [weight, value]) => plus(sum, times(share(weight, whole), value)), rational(0n))
}

const weightsOf = ({ reveals }: MysteryModel): readonly (readonly [symbol: number, weight: number])[] =>
  reveals.map((weight, symbol) => [symbol, weight] as const).filter(([, weight]) => weight > 0)

/** The spin in which hidden symbols turn out to be this one; a mark for each reel that shows any. */
function shapeOf(model: MysteryModel, shown: number): Shape {
  const see = (window: readonly number[]): Seen => ({
    symbols: window.map((symbol) => (symbol === MYSTERY ? shown : symbol)),
    mark: window.includes(MYSTERY) ? 1 : 0,
  })
  return { ...model, reels: model.strips.map((strip) => columnsOf(strip, model.rows, see)) }
}
