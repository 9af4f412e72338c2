import { useTranslations } from 'use-intl'
import { TOURNAMENT_PRIZE_DAYS, TOURNAMENT_SETTLE_MINUTES, type TournamentTerms } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { potOf } from '@ronda/fair'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { multipleText } from './tournamentView.ts'

/** How scores are written. */
export function useScoreText({ formula }: Pick<TournamentTerms, 'formula'>): (score: number) => string {
  const t = useTranslations('tournament.score')
  const locale = useLocale()
  return (score) =>
    formula.kind === 'hits' ? t('hits', { count: score }) : t('multiple', { score: multipleText(score, locale) })
}

/** How a score is made, in a few words. */
export function useFormulaText({ formula }: Pick<TournamentTerms, 'formula'>): string {
  const t = useTranslations('tournament')
  const locale = useLocale()
  if (formula.kind === 'best') return t('formula.best')
  if (formula.kind === 'sum') return t('formula.sum', { count: formula.best.toLocaleString(locale) })
  return t('formula.hits', { multiple: t('score.multiple', { score: multipleText(formula.multipleMin, locale) }) })
}

export function useMomentText(): (atMs: number) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: useZone() })
  return (atMs) => format.format(atMs)
}

/** The kinds of games as a list in words. */
export function useGamesText({ categories }: Pick<TournamentTerms, 'categories'>): string {
  const t = useTranslations('tournament.categories')
  return new Intl.ListFormat(useLocale(), { type: 'conjunction' }).format(categories.map((each) => t(each)))
}

/** The formula as a rule. */
function useFormulaRule({ formula }: TournamentTerms): string {
  const t = useTranslations('tournament')
  const locale = useLocale()
  if (formula.kind === 'best') return t('rules.best')
  if (formula.kind === 'sum') return t('rules.sum', { count: formula.best.toLocaleString(locale) })
  return t('rules.hits', { multiple: t('score.multiple', { score: multipleText(formula.multipleMin, locale) }) })
}

/** The rules in words, each from the terms that decide. */
export function useRuleTexts(terms: TournamentTerms, currency: Currency): readonly string[] {
  const t = useTranslations('tournament.rules')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  const [score, when] = [useScoreText(terms), useMomentText()]
  const [games, formula] = [useGamesText(terms), useFormulaRule(terms)]
  const count = (value: number): string => value.toLocaleString(locale)
  const { stakeMin, roundsMin, roundsMax, scoreMin, playersMin, playersMax, startsAtMs, endsAtMs } = terms
  return [
    t('games', { games, stake: write(stakeMin) }),
    t('first', { max: count(roundsMax), min: count(roundsMin) }),
    t('multiple'),
    formula,
    ...(scoreMin > 1 ? [t('least', { score: score(scoreMin) })] : []),
    t('time', { from: when(startsAtMs), to: when(endsAtMs) }),
    t('takenBack'),
    t('ties'),
    t('settle', { minutes: count(TOURNAMENT_SETTLE_MINUTES) }),
    t('few', { count: count(playersMin), max: count(playersMax) }),
    t('pot', { pot: write(potOf(terms)), days: count(TOURNAMENT_PRIZE_DAYS) }),
    t('person'),
    t('stop'),
  ]
}
