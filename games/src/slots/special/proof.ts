import { over, plus, rational, times, type Rational } from '@ronda/core'
import type { Proof } from '../mechanic.ts'
import { share, sheetOf, tallyWith, wholeOf } from '../reels/facts.ts'
import { chainMean } from '../reels/freeSpins/slotReturn.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type Cycle, type Seen, type Shape } from '../reels/shape.ts'
import { cycleOf, type Tallies, type Tally } from '../reels/tally.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { SCATTER } from '../symbols.ts'
import type { SpecialModel } from './model.ts'

/** Given the special symbol, free spins are a chain as in other games; the round is a mixture over the symbols. */
export const specialProof: Proof<SpecialModel> = {
  byReason: (model) => returnOf(model, (special) => reasonCycle(shapeOf(model, special))),
  byCounting: (model) => returnOf(model, (special) => walkCycle(shapeOf(model, special))),
  facts(model) {
    const paid = walk(shapeOf(model, undefined))
    const stops = wholeOf(paid).stops
    const won = wholeOf(
      new Map([...paid].map(([mark, tally]) => [mark, tallyWith(tally, coinsAt(model, undefined, mark))])),
    )
    const walks = new Map<number | undefined, Tallies>([[undefined, paid]])
    for (const [special] of specialsOf(model)) walks.set(special, walk(shapeOf(model, special)))
    const walkWith = (special: number | undefined): Tallies => walks.get(special) ?? paid
    const free = specialsOf(model).map(
      ([special, weight]) => [weight, chainOf(model, special, walkWith(special))] as const,
    )
    const triggers = [...paid].reduce((sum, [mark, tally]) => sum + (spinsAt(model, mark) > 0 ? tally.stops : 0), 0)
    return sheetOf({
      cost: model.cost,
      exactReturn: returnOf(model, (special) => cycleOf(walkWith(special))),
      coins: share(won.coins, stops),
      hitRate: share(won.hits, stops),
      triggerRate: share(triggers, stops),
      variance: roundVariance(model, paid, free),
      most: Math.max(won.most, ...free.map(([, { most }]) => most)),
    })
  },
}

/** Marks: one for each scatter, and eight for each reel that shows the special symbol. */
const SPECIAL_MARK = 8

const spinsAt = (model: SpecialModel, mark: number): number => model.freeSpins[mark % SPECIAL_MARK] ?? 0

function coinsAt(model: SpecialModel, special: number | undefined, mark: number): number {
  const scatterCoins = model.scatterPays[mark % SPECIAL_MARK] ?? 0
  if (special === undefined) return scatterCoins
  return scatterCoins + model.lines.length * (model.pays[special]?.[Math.floor(mark / SPECIAL_MARK)] ?? 0)
}

function shapeOf(model: SpecialModel, special: number | undefined): Shape {
  const see = (symbols: readonly number[]): Seen => ({
    symbols,
    mark:
      symbols.filter((symbol) => symbol === SCATTER).length +
      (special !== undefined && symbols.includes(special) ? SPECIAL_MARK : 0),
  })
  const strips = special === undefined ? model.baseStrips : model.freeStrips
  return { ...model, reels: strips.map((strip) => columnsOf(strip, model.rows, see)) }
}

const specialsOf = ({ specials }: SpecialModel): readonly (readonly [special: number, weight: number])[] =>
  specials.map((weight, special) => [special, weight] as const).filter(([, weight]) => weight > 0)

/** The sums of the paid spin, and of free spins with a special symbol. */
type CycleWith = (special: number | undefined) => Cycle

function returnOf(model: SpecialModel, cycleWith: CycleWith): Rational {
  const meanOf = ({ stops, marks }: Cycle, worth: (mark: number) => number): Rational =>
    rational(
      Array.from(marks).reduce((sum, [mark, ways]) => sum + ways * BigInt(worth(mark)), 0n),
      stops,
    )
  const coinsOf = (cycle: Cycle, special: number | undefined): Rational =>
    plus(
      rational(cycle.coins, cycle.stops),
      meanOf(cycle, (mark) => coinsAt(model, special, mark)),
    )
  const paid = cycleWith(undefined)
  const whole = model.specials.reduce((sum, weight) => sum + weight, 0)
  const chain = specialsOf(model).reduce((sum, [special, weight]) => {
    const cycle = cycleWith(special)
    const mean = chainMean(
      coinsOf(cycle, special),
      meanOf(cycle, (mark) => spinsAt(model, mark)),
    )
    return plus(sum, times(share(weight, whole), mean))
  }, rational(0n))
  const followed = times(
    meanOf(paid, (mark) => spinsAt(model, mark)),
    chain,
  )
  return over(plus(coinsOf(paid, undefined), followed), rational(BigInt(model.cost)))
}

/**
 * A free spin and all free spins that it awards: mean and variance of their coins, and the most that one of them pays.
 */
type Chain = { readonly mean: number; readonly variance: number; readonly most: number }

function chainOf(model: SpecialModel, special: number, tallies: Tallies): Chain {
  const outcomes = Array.from(tallies, ([mark, tally]) => ({
    ...tallyWith(tally, coinsAt(model, special, mark)),
    awarded: spinsAt(model, mark),
  }))
  const stops = outcomes.reduce((sum, tally) => sum + tally.stops, 0)
  const meanOf = (sumOf: (outcome: Tally & { readonly awarded: number }) => number): number =>
    outcomes.reduce((sum, outcome) => sum + sumOf(outcome), 0) / stops
  const awarded = meanOf((outcome) => outcome.awarded * outcome.stops)
  const mean = meanOf(({ coins }) => coins) / (1 - awarded)
  const square = meanOf(
    ({ squares, coins, stops: ways, awarded: more }) => squares + 2 * more * mean * coins + (more * mean) ** 2 * ways,
  )
  return { mean, variance: (square - mean * mean) / (1 - awarded), most: Math.max(...outcomes.map(({ most }) => most)) }
}

/** All free spins of a round have the same special symbol: given it they are chains, and it is drawn by weight. */
function roundVariance(
  model: SpecialModel,
  paid: Tallies,
  free: readonly (readonly [weight: number, chain: Chain])[],
): number {
  const whole = free.reduce((sum, [weight]) => sum + weight, 0)
  const stops = wholeOf(paid).stops
  let [mean, square] = [0, 0]
  for (const [weight, chain] of free) {
    for (const [mark, tally] of paid) {
      const { coins, squares, stops: ways } = tallyWith(tally, coinsAt(model, undefined, mark))
      const more = spinsAt(model, mark)
      const chance = weight / whole / stops
      mean += chance * (coins + more * chain.mean * ways)
      square +=
        chance * (squares + 2 * more * chain.mean * coins + ((more * chain.mean) ** 2 + more * chain.variance) * ways)
    }
  }
  return square - mean * mean
}
