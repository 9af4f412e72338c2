import { makePercent, rational, type Rational } from '@ronda/core'
import type { SlotFacts } from '@ronda/contract'

/** A game's facts, formatted in the locale. */
export type FactsView = {
  readonly exactReturn: string
  /** Undefined where it has too many digits to be read. */
  readonly exactFraction: { readonly above: string; readonly below: string } | undefined
  /** Undefined while no round has been played. */
  readonly measuredReturn: string | undefined
  readonly measuredRounds: number
}

/** Two decimals, cut and never rounded up, so that the shown return is never higher than the real one. */
function formatPercent(value: Rational, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', minimumFractionDigits: 2 })
  return format.format(makePercent(value, 2) as Intl.StringNumericLiteral)
}

/** As many as fit into two lines of a card on a phone. */
const DIGITS_MAX = 40

function fractionOf({ numerator, denominator }: Rational): FactsView['exactFraction'] {
  const below = String(denominator)
  return below.length > DIGITS_MAX ? undefined : { above: String(numerator), below }
}

export function factsView(facts: SlotFacts, locale: string): FactsView {
  const { staked, won, rounds } = facts.measured
  return {
    exactReturn: formatPercent(facts.exactReturn, locale),
    exactFraction: fractionOf(facts.exactReturn),
    measuredReturn: staked === 0n ? undefined : formatPercent(rational(won, staked), locale),
    measuredRounds: rounds,
  }
}
