import { plus, present, smallestOf, type Rational } from '@ronda/core'
import { NOTHING, ONE, placeOdds } from '../grade.ts'
import { decimalOf } from '../price.ts'
import { cutToPayable, waysOf, type Way } from './settle.ts'
import type { Selection, Slip } from './slip.ts'
import { sumOfLines } from './sum.ts'

function bestOf(selection: Selection, way: Way): Rational {
  if (selection.kind === 'builder') return decimalOf(present(selection.prices.at(-1), 'the price of all parts'))
  if (way === 'win') return decimalOf(selection.price)
  return placeOdds(selection.price, present(selection.place, 'the place terms'))
}

function multipleOf(slip: Slip, factorOf: (selection: Selection, at: number, way: Way) => Rational): Rational {
  const factorsOf = (way: Way): readonly Rational[] => slip.selections.map((each, at) => factorOf(each, at, way))
  return waysOf(slip).reduce((sum, way) => plus(sum, sumOfLines(slip, factorsOf(way))), NOTHING)
}

const bestMultiple = (slip: Slip): Rational => multipleOf(slip, (each, _, way) => bestOf(each, way))

/** One selection wins, and all others give their stakes back. */
const multipleAt = (slip: Slip, place: number): Rational =>
  multipleOf(slip, (each, at, way) => (at === place ? bestOf(each, way) : ONE))

/** The most that a slip can pay: all of it wins. */
export function mostPaid(slip: Slip): bigint {
  const returned = cutToPayable(slip.currency, slip.unit, bestMultiple(slip))
  return slip.isFree ? returned - slip.unit : returned
}

/**
 * What a slip adds to the liability on one of its selections: what it pays when that wins and the others give their
 * stakes back. So nobody fills the limit of a selection with cheap lines that almost never win.
 */
export const liabilityOn = (slip: Slip, place: number): bigint =>
  cutToPayable(slip.currency, slip.unit, multipleAt(slip, place))

/** The largest unit with which a slip adds no more than this to the liability on a selection. */
export const largestUnitOn = (slip: Slip, place: number, liabilityMax: bigint): bigint =>
  unitWithin(slip, multipleAt(slip, place), liabilityMax)

/** The largest unit with which a slip cannot pay more than the largest payout, before the cut; 0 where there is none. */
export const largestUnit = (slip: Slip, payoutMax: bigint): bigint => unitWithin(slip, bestMultiple(slip), payoutMax)

function unitWithin(slip: Slip, { numerator, denominator }: Rational, payoutMax: bigint): bigint {
  const smallest = smallestOf(slip.currency)
  const gained = slip.isFree ? numerator - denominator : numerator
  return ((payoutMax * denominator) / (gained * smallest)) * smallest
}
