import type { BonusTerms } from '@ronda/contract'
import { decimalsOf, fillText, makeDecimal, money } from '@ronda/core'
import { languages, type Language } from '@ronda/i18n'
import { bonusTerms as english } from '@ronda/i18n/en/rewards/bonusTerms'
import { bonusTerms as spanish } from '@ronda/i18n/es/rewards/bonusTerms'
import type { RewardGame } from '../bet/bet.ts'
import { isStakeFixed, spinsIn, targetOf } from './terms.ts'

const TEXTS = { en: english, es: spanish } as const

function amountText(amount: bigint, { currency }: BonusTerms, language: Language): string {
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100_000n === 0n ? 0 : digits,
    maximumFractionDigits: digits,
  })
  return format.format(makeDecimal(money(amount, currency)) as Intl.StringNumericLiteral)
}

const listText = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(languages[language].locale, { type: 'conjunction' }).format(parts)

function gamesText({ gameTypes, games }: BonusTerms, titles: ReadonlyMap<string, RewardGame>, language: Language) {
  const words = TEXTS[language]
  if (games.length === 0) {
    const types = gameTypes.map((type) => words.types[type])
    return fillText(words.gamesOfTypes, { games: listText(types, language) })
  }
  const names = games.map((code) => titles.get(code)?.names[language] ?? code)
  return fillText(words.gamesOnly, { games: listText(names, language) })
}

type Titles = ReadonlyMap<string, RewardGame>

function fillerFor(terms: BonusTerms, titles: Titles, language: Language): (text: string) => string {
  const write = (amount: bigint): string => amountText(amount, terms, language)
  const [game = ''] = terms.games
  const values = {
    amount: write(terms.amount),
    deposit: write(terms.deposit),
    target: write(targetOf(terms)),
    multiple: String(terms.multiple),
    stakeMax: write(terms.stakeMax),
    stakeMin: write(terms.stakeMin),
    days: String(terms.days),
    count: String(spinsIn(terms)),
    game: titles.get(game)?.names[language] ?? game,
  }
  return (text) => fillText(text, values)
}

/** What holds whatever the amount is. */
export function conditionsText(terms: BonusTerms, titles: Titles, language: Language): readonly string[] {
  const words = TEXTS[language]
  const fill = fillerFor(terms, titles, language)
  const time = `${fill(terms.days === 1 ? words.day : words.days)} ${words.timeUp}`
  const common = [words.excluded, words.noOthers, words.one]
  if (terms.kind === 'spins') {
    const stake = fill(isStakeFixed(terms) ? words.spinsStake : words.spinsStakeMost)
    return [stake, fill(words.spinsWon), time, words.spinsCancel, fill(words.spent), ...common]
  }
  return [
    words.weight,
    fill(words.stakeMax),
    gamesText(terms, titles, language),
    time,
    words.completed,
    words.cancel,
    fill(words.spent),
    ...common,
  ]
}

/** The terms as a member reads them, a paragraph each. Every number comes from the terms that the rules use. */
export function termsText(terms: BonusTerms, titles: Titles, language: Language): readonly string[] {
  const words = TEXTS[language]
  const fill = fillerFor(terms, titles, language)
  const conditions = conditionsText(terms, titles, language)
  if (terms.kind === 'spins') return [fill(words.spins), ...conditions]
  return [fill(words.amount), fill(terms.base === 'bonus' ? words.target : words.targetWithDeposit), ...conditions]
}
