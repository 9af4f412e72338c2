import { useTranslations } from 'use-intl'
import type { SportsMarket } from '@ronda/contract'
import { useLocale } from '@ronda/ui'
import { lineText } from './lineText.ts'

export type Teams = { readonly home: string; readonly away: string }

const COUNTED = ['maps', 'sets', 'rounds', 'kills', 'towers', 'minutes', 'games'] as const
const SERIES_KINDS = ['winner', 'score', 'lead', 'count', 'first'] as const
const PLAIN = ['yes', 'no', 'odd', 'even', 'neither'] as const
const DOUBLE = ['homeDraw', 'homeAway', 'drawAway'] as const

const oneOf = <Word extends string>(words: readonly Word[], choice: string): Word | undefined =>
  words.find((word) => word === choice)

/** The line of a side in quarters: the home side's is the market's, the away side's has the other sign. */
function sideQuarters({ kind, quarters }: SportsMarket, choice: string): number | undefined {
  if ((kind !== 'asianHandicap' && kind !== 'handicap' && kind !== 'lead') || quarters === null || choice === 'draw')
    return undefined
  return choice === 'home' ? quarters : 0 - quarters
}

/** The names of what can be chosen in markets. */
function useChoiceNames() {
  const t = useTranslations('sports')
  const locale = useLocale()

  function sideLine(market: SportsMarket, choice: string): string | undefined {
    const quarters = sideQuarters(market, choice)
    return quarters === undefined ? undefined : lineText(quarters, true, locale)
  }

  const winnerName = (choice: string, { home, away }: Teams): string => {
    if (choice === 'home') return home
    return choice === 'away' ? away : t('choices.draw')
  }

  function choiceName(market: SportsMarket, choice: string, teams: Teams): string {
    const { home, away } = teams
    if (choice.includes('/')) return choice.replaceAll(/\w+/gu, (part) => winnerName(part, teams)).replace('/', ' / ')
    if (/^\d/u.test(choice)) return choice.replace('-', ' – ')
    if (choice === 'home' || choice === 'away' || choice === 'draw') {
      const [team, line] = [winnerName(choice, teams), sideLine(market, choice)]
      return line === undefined ? team : t('choices.line', { team, line })
    }
    if (choice === 'over' || choice === 'under')
      return t(`choices.${choice}`, { line: lineText(market.quarters ?? 0, false, locale) })
    const double = oneOf(DOUBLE, choice)
    if (double !== undefined) return t(`choices.${double}`, { home, away })
    return t(`choices.${oneOf(PLAIN, choice) ?? 'other'}`)
  }

  /** For a cell of the grid of matches. */
  function shortName(market: SportsMarket, choice: string): string {
    const line = sideLine(market, choice)
    if (line !== undefined) return line
    if (choice === 'over' || choice === 'under')
      return t(`short.${choice}`, { line: lineText(market.quarters ?? 0, false, locale) })
    return choice === 'home' || choice === 'away' || choice === 'draw' ? t(`short.${choice}`) : choice
  }

  return { choiceName, shortName }
}

/** The names of markets and of what can be chosen in them. */
export function useMarketTexts() {
  const t = useTranslations('sports')
  const locale = useLocale()
  const choiceNames = useChoiceNames()

  /** In maps and sets, what is counted is named. */
  function seriesName({ kind, measure, quarters, number }: SportsMarket): string {
    if (kind === 'first' && number === 1) {
      if (measure === 'kills') return t('markets.firstKill')
      return t(measure === 'towers' ? 'markets.firstTower' : 'markets.firstRound')
    }
    const line = lineText(quarters ?? 0, kind === 'lead', locale)
    const counted = oneOf(COUNTED, measure ?? '')
    const word = counted === undefined ? '' : t(`measures.${counted}`)
    return t(`markets.${oneOf(SERIES_KINDS, kind) ?? 'winner'}`, { line, measure: word, number: number ?? 0 })
  }

  function kindName(market: SportsMarket, teams: Teams): string {
    const { kind, quarters, side, number } = market
    if (oneOf(SERIES_KINDS, kind) !== undefined) return seriesName(market)
    switch (kind) {
      case 'asianHandicap':
      case 'handicap':
        return t(`markets.${kind}`, { line: lineText(quarters ?? 0, true, locale) })
      case 'total': {
        const line = lineText(quarters ?? 0, false, locale)
        return side === null ? t('markets.total', { line }) : t('markets.totalSide', { team: teams[side], line })
      }
      case 'race':
      case 'goal':
        return t(`markets.${kind}`, { number: number ?? 0 })
      default:
        return t(`markets.${kind}`)
    }
  }

  const marketName = (market: SportsMarket, teams: Teams): string =>
    t(`periods.${market.period}`, { market: kindName(market, teams) })

  return { marketName, ...choiceNames }
}
