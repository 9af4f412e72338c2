import { useTranslations } from 'use-intl'
import type { SportsMarket } from '@ronda/contract'
import { useLocale } from '@ronda/ui'
import { lineText } from './sportsView.ts'

export type Teams = { readonly home: string; readonly away: string }

const WINNERS = ['home', 'draw', 'away'] as const

/** The names of markets and of what can be chosen in them. */
export function useMarketTexts() {
  const t = useTranslations('sports')
  const locale = useLocale()

  function kindName({ kind, quarters, side, number }: SportsMarket, teams: Teams): string {
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

  /** The line of a side: the home side's is the market's, the away side's has the other sign. */
  function sideLine({ kind, quarters }: SportsMarket, choice: string): string | undefined {
    if ((kind !== 'asianHandicap' && kind !== 'handicap') || quarters === null || choice === 'draw') return undefined
    return lineText(choice === 'home' ? quarters : -quarters, true, locale)
  }

  const winnerName = (choice: string, teams: Teams): string =>
    choice === 'home' || choice === 'away' ? teams[choice] : t('choices.draw')

  function choiceName(market: SportsMarket, choice: string, teams: Teams): string {
    if (market.kind === 'halfTimeFullTime') {
      return choice
        .split('/')
        .map((part) => winnerName(part, teams))
        .join(' / ')
    }
    if (/^\d/.test(choice)) return choice.replace('-', ' – ')
    if (WINNERS.some((winner) => winner === choice)) {
      const team = winnerName(choice, teams)
      const line = sideLine(market, choice)
      return line === undefined ? team : t('choices.line', { team, line })
    }
    switch (choice) {
      case 'over':
      case 'under':
        return t(`choices.${choice}`, { line: lineText(market.quarters ?? 0, false, locale) })
      case 'homeDraw':
      case 'homeAway':
      case 'drawAway':
        return t(`choices.${choice}`, teams)
      case 'yes':
      case 'no':
      case 'odd':
      case 'even':
      case 'neither':
        return t(`choices.${choice}`)
      default:
        return t('choices.other')
    }
  }

  /** For a cell of the grid of matches. */
  function shortName(market: SportsMarket, choice: string): string {
    const line = sideLine(market, choice)
    if (line !== undefined) return line
    if (choice === 'over' || choice === 'under')
      return t(`short.${choice}`, { line: lineText(market.quarters ?? 0, false, locale) })
    return choice === 'home' || choice === 'away' || choice === 'draw' ? t(`short.${choice}`) : choice
  }

  return { marketName, choiceName, shortName }
}
