import { minus, over, plus, rational, times, type Rational } from '@ronda/core'
import { countsInView, cycleOf, meanByCounts } from '../board/counts.ts'
import { everyOutcome } from '../board/enumerate.ts'
import { boardFacts, type Facts, type Feature } from '../board/facts.ts'
import { bestOf, type Best } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { momentsOf, type Moments } from '../prizes.moments.ts'
import { SCATTER } from '../symbols.ts'
import { totalWeight } from '../weights.ts'
import { freeBoard, secondTurn, type Slices, type WheelModel } from './model.ts'
import { spreadOf, type Way } from './spread.ts'

export const wheelProof: Proof<WheelModel> = {
  byReason: (model) => over(plus(meanByCounts(model), wheelMean(model)), rational(BigInt(model.cost))),
  byCounting: (model) => factsByCounting(model).exactReturn,
  facts: factsByCounting,
}

/** Mean coins that the wheel adds to a spin: how often it opens, times its mean value. */
export function wheelMean(model: WheelModel): Rational {
  const { from, opens, slices } = model.wheel
  const freeSpin = meanByCounts(freeBoard(model))
  const opening = countsInView(model, SCATTER).reduce((sum, stops, count) => (count >= from ? sum + stops : sum), 0n)
  const again = meanSlice(secondTurn(model.wheel), freeSpin, rational(0n))
  const worth = plus(rational(BigInt(opens)), meanSlice(slices, freeSpin, again))
  return times(rational(opening, cycleOf(model)), worth)
}

function meanSlice(slices: Slices, freeSpin: Rational, again: Rational): Rational {
  const sum = slices.reduce((sum, { slice, weight }) => {
    const whole = (value: number): Rational => rational(BigInt(value * weight))
    if ('coins' in slice) return plus(sum, whole(slice.coins))
    return plus(sum, 'spins' in slice ? times(whole(slice.spins), freeSpin) : times(whole(slice.times), again))
  }, rational(0n))
  return over(sum, rational(BigInt(totalWeight(slices))))
}

/** The exact facts by enumerating every stop of every reel, and the wheel on each slice and after it on each other. */
function factsByCounting(model: WheelModel): Facts {
  const feature = wheelFeature(model)
  const { from } = model.wheel
  return boardFacts(everyOutcome(model, [SCATTER]), ([count = 0]) => (count >= from ? feature : undefined), model.cost)
}

function wheelFeature(model: WheelModel): Feature {
  const freeCoins = new Map<number, bigint>()
  for (const { coins, stops } of everyOutcome(freeBoard(model), [])) {
    freeCoins.set(coins, (freeCoins.get(coins) ?? 0n) + BigInt(stops))
  }
  const free = momentsOf(freeCoins)
  const dearest = Math.max(...freeCoins.keys())
  const stops = [...freeCoins.values()].reduce((sum, many) => sum + many, 0n)
  const dearestRate = rational(freeCoins.get(dearest) ?? 0n, stops)
  const best: Best[] = []
  let [mean, meanSquare] = [rational(0n), rational(0n)]
  for (const { weight, spins, coins, by } of waysOf(model)) {
    const [first, second] = sumOf(free, spins, coins * by + model.wheel.opens, by)
    mean = plus(mean, times(weight, first))
    meanSquare = plus(meanSquare, times(weight, second))
    const { numerator, denominator } = dearestRate
    const allDearest = rational(numerator ** BigInt(spins), denominator ** BigInt(spins))
    best.push({ most: model.wheel.opens + by * (coins + spins * dearest), rate: times(weight, allDearest) })
  }
  return { mean, meanSquare, largest: bestOf(best), spread: spreadOf(waysOf(model), freeCoins, model.wheel.opens) }
}

/** Every sequence of stops of the wheel, once or twice. */
function waysOf({ wheel }: WheelModel): readonly Way[] {
  const turn = (slices: Slices, share: Rational, by: number): readonly Way[] =>
    slices.flatMap(({ slice, weight: weighs }) => {
      const weight = times(share, rational(BigInt(weighs), BigInt(totalWeight(slices))))
      if ('times' in slice) return turn(secondTurn(wheel), weight, slice.times)
      return [{ weight, by, spins: 'spins' in slice ? slice.spins : 0, coins: 'coins' in slice ? slice.coins : 0 }]
    })
  return turn(wheel.slices, rational(1n), 1)
}

/** Mean and mean square of some coins and some free spins, each multiplied: the spins are identical and independent. */
function sumOf(free: Moments, spins: number, coins: number, by: number): readonly [Rational, Rational] {
  const [many, factor] = [rational(BigInt(spins)), rational(BigInt(by))]
  const mean = plus(rational(BigInt(coins)), times(times(many, factor), free.mean))
  const variance = times(times(many, times(factor, factor)), minus(free.meanSquare, times(free.mean, free.mean)))
  return [mean, plus(variance, times(mean, mean))]
}
