import { plus, present, smallestOf, type Rational } from '@ronda/core'
import { NOTHING, placeOdds } from '../grade.ts'
import { decimalOf } from '../price.ts'
import { cutToPayable, waysOf, type Way } from './settle.ts'
import type { Selection, Slip } from './slip.ts'
import { sumOfLines } from './sum.ts'

function bestOf(selection: Selection, way: Way): Rational {
  if (selection.kind === 'builder') return decimalOf(present(selection.prices.at(-1), 'the price of all parts'))
  if (way === 'win') return decimalOf(selection.price)
  return placeOdds(selection.price, present(selection.place, 'the place terms'))
}

function bestMultiple(slip: Slip): Rational {
  const factorsOf = (way: Way): readonly Rational[] => slip.selections.map((each) => bestOf(each, way))
  return waysOf(slip).reduce((sum, way) => plus(sum, sumOfLines(slip, factorsOf(way))), NOTHING)
}

/** The most that a slip can pay: all of it wins. */
export function mostPaid(slip: Slip): bigint {
  const returned = cutToPayable(slip.currency, slip.unit, bestMultiple(slip))
  return slip.isFree ? returned - slip.unit : returned
}

/** The largest unit with which a slip cannot pay more than the largest payout, before the cut; 0 where there is none. */
export function largestUnit(slip: Slip, payoutMax: bigint): bigint {
  const { numerator, denominator } = bestMultiple(slip)
  const smallest = smallestOf(slip.currency)
  const gained = slip.isFree ? numerator - denominator : numerator
  return ((payoutMax * denominator) / (gained * smallest)) * smallest
}
