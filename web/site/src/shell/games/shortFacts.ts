import { makePercent, money, rational, type Currency } from '@ronda/core'
import type { GameFacts, Volatility } from '@ronda/contract'
import { formatMoney } from '@ronda/ui'

/** A game's facts in short form, formatted in the locale. */
export type ShortFacts = {
  readonly exactReturn: string
  readonly volatility: Volatility
  readonly lines: string
  readonly minBet: string
}

/** 9612 is 96.12 %. */
export function formatReturn(perMyriad: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', minimumFractionDigits: 2 })
  return format.format(makePercent(rational(BigInt(perMyriad), 10_000n), 2) as Intl.StringNumericLiteral)
}

export function shortFacts(facts: GameFacts, locale: string, currency: Currency): ShortFacts {
  return {
    exactReturn: formatReturn(facts.returnPerMyriad, locale),
    volatility: facts.volatility,
    lines: new Intl.NumberFormat(locale).format(facts.lines),
    minBet: formatMoney(money(facts.minBet, currency), locale),
  }
}
