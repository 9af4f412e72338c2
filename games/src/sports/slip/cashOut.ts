import { assert, isPayable, minus, plus, present, rational, times, type Rational } from '@ronda/core'
import { factorOf, NOTHING, ONE } from '../grade.ts'
import { BILLION } from '../model/billionths.ts'
import { decimalOf } from '../price.ts'
import { cutToPayable, factorOfMark, plainFactor, waysOf, type Way } from './settle.ts'
import type { Mark, Selection, Slip } from './slip.ts'
import { sumOfLines } from './sum.ts'

/** The fair chances of the grades that are not lose, in billionths. */
export type Chances = {
  readonly win: number
  readonly halfWin: number
  readonly push: number
  readonly halfLose: number
}

/** Where a selection stands: graded, open with its fair chances, or suspended. A builder is open with one chance. */
export type Position =
  | { readonly kind: 'graded'; readonly mark: Mark }
  | { readonly kind: 'open'; readonly win: Chances; readonly place: Chances }
  | { readonly kind: 'suspended' }

/** What is kept of the fair value, in millionths. */
export const CASH_OUT_MARGIN = 40_000

export type Offer = { readonly fair: Rational; readonly amount: bigint }

/** What is offered for closing a slip now; nothing while it cannot be closed. */
export function offerOf(slip: Slip, positions: readonly Position[], marginMillionths: number): Offer | undefined {
  assert(marginMillionths >= 0 && marginMillionths <= 1_000_000, 'a margin is a part of the value')
  if (slip.isFree || !positions.some(({ kind }) => kind === 'open')) return undefined
  if (positions.some(({ kind }) => kind === 'suspended')) return undefined
  const meansOf = (way: Way): readonly Rational[] =>
    slip.selections.map((selection, at) => meanOf(selection, present(positions[at], 'the position'), way))
  const multiple = waysOf(slip).reduce((sum, way) => plus(sum, sumOfLines(slip, meansOf(way))), NOTHING)
  const kept = minus(ONE, rational(BigInt(marginMillionths), 1_000_000n))
  return {
    fair: times(rational(slip.unit), multiple),
    amount: cutToPayable(slip.currency, slip.unit, times(multiple, kept)),
  }
}

function meanOf(selection: Selection, position: Position, way: Way): Rational {
  if (position.kind === 'graded') return factorOfMark(selection, position.mark, way)
  assert(position.kind === 'open', 'a suspended selection has no value')
  const chances = position[way]
  const sum = chances.win + chances.halfWin + chances.push + chances.halfLose
  assert(sum <= BILLION && Object.values(chances).every((chance) => chance >= 0), 'chances are parts of one')
  const parts = (['win', 'halfWin', 'push', 'halfLose'] as const).map((grade) => {
    const factor =
      selection.kind === 'plain'
        ? plainFactor(selection, grade, way)
        : factorOf(decimalOf(present(selection.prices.at(-1), 'the price of all parts')), grade)
    return times(rational(BigInt(chances[grade]), BigInt(BILLION)), factor)
  })
  return parts.reduce(plus, NOTHING)
}

/** A slip in two, to close the first; nothing where the units cannot be paid. */
export function divideSlip(slip: Slip, unit: bigint): { readonly closed: Slip; readonly kept: Slip } | undefined {
  const rest = slip.unit - unit
  if (slip.isFree || !isPayable(slip.currency, unit) || !isPayable(slip.currency, rest)) return undefined
  return { closed: { ...slip, unit }, kept: { ...slip, unit: rest } }
}
