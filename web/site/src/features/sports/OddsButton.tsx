import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsMarket } from '@ronda/contract'
import { classes } from '@ronda/ui'
import type { OddsFormat } from '@ronda/games/sports'
import { isSame, type Selection } from './selection.ts'
import { oddsText } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'

/** What every price on the page needs to know. */
export type Choosing = {
  readonly format: OddsFormat
  readonly chosen: readonly Selection[]
  readonly onChoose: (selection: Selection) => void
}

export type OddsButtonProps = Choosing & {
  readonly match: Selection['match'] & {
    readonly takesBets: boolean
    readonly state: string
    readonly priceVersion: number
  }
  readonly market: SportsMarket
  readonly choice: string
  readonly price: number | null
  readonly label: string
}

/** Which way a price has moved since it was first shown. */
function useTrend(price: number | null): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState(price)
  const [trend, setTrend] = useState<'up' | 'down'>()
  if (price !== seen) {
    setTrend(price === null || seen === null ? undefined : price > seen ? 'up' : 'down')
    setSeen(price)
  }
  return trend
}

/** A price. Its cell keeps its size whatever it shows, so that nothing moves under a finger. */
export function OddsButton({ match, market, choice, price, label, format, chosen, onChoose }: OddsButtonProps) {
  const t = useTranslations('sports')
  const { marketName, choiceName } = useMarketTexts()
  const trend = useTrend(price)
  const isOpen = match.takesBets && price !== null
  const isSuspended = (match.state === 'playing' || match.state === 'open') && !match.takesBets
  const isChosen = chosen.some((each) => isSame(each, { match, market, choice }))
  const odds = price === null ? '–' : oddsText(format, price)
  const Arrow = trend === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-pressed={isChosen}
      aria-label={t('choose', {
        choice: choiceName(market, choice, match),
        market: marketName(market, match),
        match: t('versus', { home: match.home, away: match.away }),
        price: isSuspended ? t('suspended') : odds,
      })}
      onClick={() => price !== null && onChoose({ match, market, choice, price, priceVersion: match.priceVersion })}
      className="bg-surface-2 border-line hover:bg-surface-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text disabled:text-text-faint grid min-h-control w-full min-w-0 content-center justify-items-center rounded-md border px-1 py-1 transition-colors disabled:hover:bg-surface-2"
    >
      <span className="text-text-soft w-full text-center text-xs break-words">{label}</span>
      <span className="tabular flex items-center gap-1 text-sm font-bold">
        {isSuspended ? <Lock aria-label={t('suspended')} className="size-icon-small" /> : odds}
        {!isSuspended && trend !== undefined && (
          <Arrow
            aria-label={t(trend)}
            className={classes('size-icon-small', trend === 'up' ? 'text-gain' : 'text-loss')}
          />
        )}
      </span>
    </button>
  )
}
