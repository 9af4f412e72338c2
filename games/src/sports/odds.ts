import { assert, over, rational, plus, minus, smallestOf, unreachable, type Money, type Rational } from '@ronda/core'
import { decimalOf, isPrice, THOUSANDTHS, type Price } from './price.ts'

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

const ONE = rational(1n)
const HUNDRED = rational(100n)
const MINUS_ONE = rational(-1n)
const EVENS = 2_000

/** Whether a price has negative odds in a format: those that say what must be staked to win one. */
export function isNegative(format: OddsFormat, price: Price): boolean {
  if (format === 'malay') return price > EVENS
  return (format === 'american' || format === 'indonesian') && price < EVENS
}

/** The odds of a price in a format, exactly. */
export function oddsOf(format: OddsFormat, price: Price): Rational {
  if (format === 'decimal') return decimalOf(price)
  const gain = minus(decimalOf(price), ONE)
  const one = format === 'american' ? HUNDRED : ONE
  const positive = rational(gain.numerator * one.numerator, gain.denominator)
  return isNegative(format, price) ? over(rational(-one.numerator), gain) : positive
}

/** The price that has these odds in a format; nothing where no price has them. */
export function priceOfOdds(format: OddsFormat, odds: Rational): Price | undefined {
  if (odds.numerator === 0n) return undefined
  const isDecimal = format === 'decimal'
  const unit = format === 'american' ? over(odds, HUNDRED) : odds
  const decimal = isDecimal ? odds : plus(ONE, unit.numerator < 0n ? over(MINUS_ONE, unit) : unit)
  const scaled = rational(decimal.numerator * THOUSANDTHS, decimal.denominator)
  const price = Number(scaled.numerator)
  return scaled.denominator === 1n && isPrice(price) && isSame(oddsOf(format, price), odds) ? price : undefined
}

const isSame = (left: Rational, right: Rational): boolean =>
  left.numerator === right.numerator && left.denominator === right.denominator

/** The whole number next to a fraction on the side of minus infinity. */
function floorOf({ numerator, denominator }: Rational): bigint {
  const cut = numerator / denominator
  return numerator % denominator < 0n ? cut - 1n : cut
}

function withDigits(value: bigint, digits: number): string {
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0')
  const point = text.length - digits
  return `${value < 0n ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}`
}

/** The odds of a price as people read them. What is cut makes them look worse than they are, never better. */
export function showOdds(format: OddsFormat, price: Price): string {
  const odds = oddsOf(format, price)
  const thousandths = (): bigint => floorOf(rational(odds.numerator * THOUSANDTHS, odds.denominator))
  switch (format) {
    case 'fractional':
      return `${odds.numerator}/${odds.denominator}`
    case 'american': {
      const whole = floorOf(odds)
      return whole > 0n ? `+${whole}` : whole.toString()
    }
    case 'decimal':
    case 'hongKong':
      return withDigits(thousandths(), 3).replace(/0$/, '')
    case 'malay':
    case 'indonesian':
      return withDigits(thousandths(), 3)
    default:
      return unreachable(format)
  }
}

/** What is staked for an amount that a member enters: with negative odds the amount is what they want to win. */
export function stakeOf(format: OddsFormat, price: Price, entered: Money): Money {
  assert(isPrice(price) && entered.atoms > 0n, 'a stake is asked for a price and a positive amount')
  if (!isNegative(format, price)) return entered
  const smallest = smallestOf(entered.currency)
  const gain = BigInt(price) - THOUSANDTHS
  const parts = gain * smallest
  const atoms = ((entered.atoms * THOUSANDTHS + parts - 1n) / parts) * smallest
  return { atoms, currency: entered.currency }
}
