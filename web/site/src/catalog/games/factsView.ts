import { makePercent, over, rational, toNumber, type Rational } from '@ronda/core'
import type { SlotFacts } from '@ronda/contract'

/** A game's facts as a reader's language writes them. */
export type FactsView = {
  readonly exactReturn: string
  readonly exactFraction: { readonly above: string; readonly below: string }
  readonly hitOneIn: string
  readonly triggerOneIn: string
  readonly largestTimes: string
  readonly volatility: SlotFacts['volatilityClass']
  /** Missing while no round has been played. */
  readonly measuredReturn: string | undefined
  readonly measuredRounds: number
}

/** Two places, cut and never rounded up: a house does not claim more than it pays. */
function formatPercent(value: Rational, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', minimumFractionDigits: 2 })
  return format.format(makePercent(value, 2) as Intl.StringNumericLiteral)
}

function formatCount(value: Rational, locale: string, places: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: places }).format(toNumber(value))
}

export function factsView(facts: SlotFacts, locale: string): FactsView {
  const one = rational(1n)
  const { staked, won, rounds } = facts.measured
  return {
    exactReturn: formatPercent(facts.exactReturn, locale),
    exactFraction: { above: String(facts.exactReturn.numerator), below: String(facts.exactReturn.denominator) },
    hitOneIn: formatCount(over(one, facts.hitRate), locale, 1),
    triggerOneIn: formatCount(over(one, facts.triggerRate), locale, 0),
    largestTimes: formatCount(facts.largestSpinWin, locale, 0),
    volatility: facts.volatilityClass,
    measuredReturn: staked === 0n ? undefined : formatPercent(rational(won, staked), locale),
    measuredRounds: rounds,
  }
}
