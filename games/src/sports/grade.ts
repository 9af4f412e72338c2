import { assert, minus, plus, rational, times, unreachable, type Rational } from '@ronda/core'
import { decimalOf, type Price } from './price.ts'
import type { VoidReason } from './void.ts'

/** Tied participants share places that are fewer than they are. */
export type DeadHeat = { readonly places: number; readonly tied: number }
export type Void = { readonly void: VoidReason }

/** How a selection ended. */
export type Grade = 'win' | 'halfWin' | 'push' | 'halfLose' | 'lose' | DeadHeat | Void

/** A part of the price's gain that a place bet has: 1 of 4. */
export type PlaceTerms = { readonly numerator: number; readonly denominator: number }

export const NOTHING: Rational = rational(0n)
export const ONE: Rational = rational(1n)
const HALF: Rational = rational(1n, 2n)

/** What one unit becomes at decimal odds. */
export function factorOf(odds: Rational, grade: Grade): Rational {
  if (typeof grade === 'object') {
    if ('void' in grade) return ONE
    assert(grade.places > 0 && grade.places < grade.tied, 'a dead heat has fewer places than are tied')
    return times(odds, rational(BigInt(grade.places), BigInt(grade.tied)))
  }
  switch (grade) {
    case 'win':
      return odds
    case 'halfWin':
      return times(plus(odds, ONE), HALF)
    case 'push':
      return ONE
    case 'halfLose':
      return HALF
    case 'lose':
      return NOTHING
    default:
      return unreachable(grade)
  }
}

/** Decimal odds of a bet to be placed. */
export function placeOdds(price: Price, { numerator, denominator }: PlaceTerms): Rational {
  return plus(ONE, times(minus(decimalOf(price), ONE), rational(BigInt(numerator), BigInt(denominator))))
}
