import { over, plus, rational, times, type Rational } from '@ronda/core'
import { chainBound } from '../cap/chainBound.ts'
import { largestRound, mixBounds } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { largerOf, mixMoments, mostAmong, share, sheetOf, tallyWith, varianceOf, wholeOf } from '../reels/facts.ts'
import { chainsOf, follow, type Outcome } from '../reels/freeSpins/chain.ts'
import { meanSpinsBackward, meanSpinsForward, type Awards, type MeanSpins } from '../reels/freeSpins/meanSpins.ts'
import { limitOf } from '../reels/freeSpins/model.ts'
import { awardsOf } from '../reels/freeSpins/slotReturn.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type Cycle, type Seen, type Shape } from '../reels/shape.ts'
import { cycleOf, type Tallies } from '../reels/tally.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { SCATTER } from '../symbols.ts'
import type { SpecialModel } from './model.ts'

/** Given the special symbol, free spins are a chain as in other games; the round is a mixture over the symbols. */
export const specialProof: Proof<SpecialModel> = {
  byReason: (model) => returnOf(model, (special) => reasonCycle(shapeOf(model, special)), meanSpinsBackward),
  byCounting: (model) => returnOf(model, (special) => walkCycle(shapeOf(model, special)), meanSpinsForward),
  facts(model) {
    const limit = limitOf(model)
    const paid = walk(shapeOf(model, undefined))
    const won = outcomesOf(model, undefined, paid)
    const whole = wholeOf(new Map(won.entries()))
    const walks = new Map<number | undefined, Tallies>([[undefined, paid]])
    for (const [special] of specialsOf(model)) walks.set(special, walk(shapeOf(model, special)))
    const walkWith = (special: number | undefined): Tallies => walks.get(special) ?? paid
    const free = specialsOf(model).map(
      ([special, weight]) => [weight, outcomesOf(model, special, walkWith(special))] as const,
    )
    // All free spins of a round have the same special symbol: given it they are a chain, and it is drawn by weight.
    const rounds = free.map(([weight, outcomes]) => [weight, follow(won, chainsOf(outcomes, limit))] as const)
    const largestFree = mostAmong(
      free.map(([weight, outcomes]) => [rational(BigInt(weight)), wholeOf(new Map(outcomes.entries()))]),
    )
    const triggers = won.reduce((sum, { awarded, stops }) => sum + (awarded > 0 ? stops : 0), 0)
    return sheetOf({
      cost: model.cost,
      exactReturn: returnOf(model, (special) => cycleOf(walkWith(special)), meanSpinsForward),
      coins: share(whole.coins, whole.stops),
      hitRate: share(whole.hits, whole.stops),
      triggerRate: share(triggers, whole.stops),
      variance: varianceOf(mixMoments(rounds)),
      ...largerOf(mostAmong([[rational(1n), whole]]), largestFree),
      largestRound: largestRound(model, Math.max(...rounds.map(([, { most }]) => most)), (most) =>
        mixBounds(free.map(([weight, ofFree]) => [weight, chainBound({ paid: won, free: ofFree, limit, most })])),
      ),
    })
  },
}

/** With what scatters and the special symbol pay. */
function outcomesOf(model: SpecialModel, special: number | undefined, tallies: Tallies): readonly Outcome[] {
  return Array.from(tallies, ([mark, tally]) => ({
    ...tallyWith(tally, coinsAt(model, special, mark)),
    awarded: spinsAt(model, mark),
  }))
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

/** Scatters lie on the same strips whatever the special symbol is, so all of them have as many free spins. */
function returnOf(model: SpecialModel, cycleWith: CycleWith, meanSpins: MeanSpins): Rational {
  const coinsOf = ({ stops, coins, marks }: Cycle, special: number | undefined): Rational =>
    rational(
      Array.from(marks).reduce((sum, [mark, ways]) => sum + ways * BigInt(coinsAt(model, special, mark)), coins),
      stops,
    )
  const awardsIn = ({ marks }: Cycle): Awards =>
    awardsOf(
      model.freeSpins,
      Array.from(marks, ([mark, ways]) => [mark % SPECIAL_MARK, ways] as const),
    )
  const paid = cycleWith(undefined)
  const free = specialsOf(model).map(([special, weight]) => ({ special, weight, cycle: cycleWith(special) }))
  const whole = free.reduce((sum, { weight }) => sum + weight, 0)
  const freeSpin = free.reduce(
    (sum, { special, weight, cycle }) => plus(sum, times(share(weight, whole), coinsOf(cycle, special))),
    rational(0n),
  )
  const [first] = free
  const again = first ? awardsIn(first.cycle) : new Map<number, bigint>()
  const followed = times(meanSpins(awardsIn(paid), again, limitOf(model)), freeSpin)
  return over(plus(coinsOf(paid, undefined), followed), rational(BigInt(model.cost)))
}
