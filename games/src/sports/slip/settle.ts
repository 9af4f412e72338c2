import { assert, plus, present, rational, smallestOf, type Currency, type Rational } from '@ronda/core'
import { factorOf, NOTHING, placeOdds, type Grade } from '../grade.ts'
import { decimalOf, THOUSANDTHS } from '../price.ts'
import { stakeOfSlip, type Builder, type Mark, type PartGrade, type Plain, type Selection, type Slip } from './slip.ts'
import { sumOfLines } from './sum.ts'

export type Settlement = { readonly stake: bigint; readonly paid: bigint; readonly validBet: bigint }

/** Which of the two bets of an each-way slip. */
export type Way = 'win' | 'place'

export const waysOf = ({ isEachWay }: Slip): readonly Way[] => (isEachWay ? ['win', 'place'] : ['win'])

/** What a slip pays, and what of it counts as a valid bet. */
export function settleSlip(slip: Slip, marks: readonly Mark[]): Settlement {
  assert(marks.length === slip.selections.length, 'every selection is graded')
  const factorsOf = (way: Way): readonly Rational[] =>
    slip.selections.map((selection, at) => factorOfMark(selection, present(marks[at], 'the grade'), way))
  const multiple = waysOf(slip).reduce((sum, way) => plus(sum, sumOfLines(slip, factorsOf(way))), NOTHING)
  return makeSettlement(slip, multiple)
}

function makeSettlement(slip: Slip, multiple: Rational): Settlement {
  const returned = cutToPayable(slip.currency, slip.unit, multiple)
  if (slip.isFree) return { stake: 0n, paid: returned > slip.unit ? returned - slip.unit : 0n, validBet: 0n }
  const stake = stakeOfSlip(slip)
  return { stake, paid: returned, validBet: validBetOf(stake, returned) }
}

/** The smaller of what was risked and what was won or lost. */
export function validBetOf(stake: bigint, paid: bigint): bigint {
  const result = paid > stake ? paid - stake : stake - paid
  return result < stake ? result : stake
}

/** The one place where a settlement is rounded. */
export function cutToPayable(currency: Currency, unit: bigint, { numerator, denominator }: Rational): bigint {
  const smallest = smallestOf(currency)
  return ((unit * numerator) / (denominator * smallest)) * smallest
}

export function factorOfMark(selection: Selection, mark: Mark, way: Way): Rational {
  if (selection.kind === 'plain') {
    assert(mark.kind === 'plain', 'a selection is graded as what it is')
    return plainFactor(selection, way === 'win' ? mark.win : mark.place, way)
  }
  assert(mark.kind === 'builder', 'a bet builder is graded by its parts')
  return builderFactor(selection, mark.parts)
}

export function plainFactor({ price, place }: Plain, grade: Grade, way: Way): Rational {
  return factorOf(way === 'win' ? decimalOf(price) : placeOdds(price, present(place, 'the place terms')), grade)
}

/** The price of the parts that have won, unless one has lost. */
function builderFactor({ prices }: Builder, parts: readonly PartGrade[]): Rational {
  assert(2 ** parts.length === prices.length, 'every part of a bet builder is graded')
  if (parts.includes('lose')) return NOTHING
  const won = parts.reduce((set, part, at) => (part === 'win' ? set + 2 ** at : set), 0)
  return rational(BigInt(present(prices[won], 'the price of a set')), THOUSANDTHS)
}
