import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SportsListed, SportsQuote } from '@ronda/contract'
import { formatSpan, useMounted } from '@ronda/ui'
import { OddsButton, type Choosing } from './OddsButton.tsx'
import { studioOf, usePlace } from './place.ts'
import { leftMs } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'

export type Timing = { readonly nowMs: number; readonly aheadMs: number }

/** Which minute is played, or the score of the map or set. */
function PlayedSoFar({ match }: { readonly match: Omit<SportsListed, 'quotes'> }) {
  const t = useTranslations('sports')
  const { sport, parts, isBreak, minute } = match
  if (sport === 'football') return isBreak ? t('halfTime') : t('minute', { minute })
  const part = t(sport === 'tennis' ? 'play.set' : 'play.map', { number: Math.max(1, parts.length) })
  const { home, away } = parts.at(-1) ?? { home: 0, away: 0 }
  return t('play.now', { part, home, away })
}

/** When a match starts, which minute is played, or how it ended. */
export function MatchClock({ match, nowMs, aheadMs }: { readonly match: Omit<SportsListed, 'quotes'> } & Timing) {
  const t = useTranslations('sports')
  // A page that was rendered by the server does not know this device's clock.
  const isMounted = useMounted()
  switch (match.state) {
    case 'open':
      if (!isMounted) return null
      return <>{t('closes', { time: formatSpan(leftMs(match.closesAtMs, nowMs, aheadMs)) })}</>
    case 'waiting':
      return <>{t('waiting')}</>
    case 'playing':
      return (
        <span className="text-gain font-bold">
          <PlayedSoFar match={match} />
        </span>
      )
    case 'void':
      return <>{t('void')}</>
    default:
      return <>{t('ended')}</>
  }
}

type CellsProps = Choosing & {
  readonly match: SportsListed
  readonly quote: SportsQuote | undefined
  readonly title: string
}

/** The prices of one market beside each other. */
function Cells({ match, quote, title, ...choosing }: CellsProps) {
  const { shortName } = useMarketTexts()
  if (quote === undefined) return null
  return (
    <div role="group" aria-label={title} className="grid auto-cols-fr grid-flow-col gap-1">
      {quote.choices.map(({ choice, price }) => (
        <OddsButton
          key={choice}
          {...choosing}
          match={match}
          market={quote.market}
          choice={choice}
          price={price}
          label={shortName(quote.market, choice)}
        />
      ))}
    </div>
  )
}

const KINDS = ['result', 'asianHandicap', 'total'] as const
/** Of sports that are played in maps or sets. */
const SERIES_KINDS = ['winner', 'lead', 'count'] as const

/** A match in a list: teams, clock, score, and its main prices. */
export function MatchLine({
  match,
  nowMs,
  aheadMs,
  ...choosing
}: { readonly match: SportsListed } & Timing & Choosing) {
  const t = useTranslations('sports')
  const { path } = usePlace()
  const { home, away, score, number } = match
  const studio = studioOf(match.league)
  return (
    <li className="border-line grid grid-cols-1 gap-3 border-b py-3 last:border-b-0 desktop:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] desktop:items-center">
      <Link
        to={path}
        search={{ match: number }}
        aria-label={t('openMatch', { home, away })}
        className="hover:bg-surface-2 grid min-h-control min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-2 py-1 transition-colors"
      >
        <span className="truncate font-medium">{home}</span>
        <span className="tabular font-bold">{score?.home ?? ''}</span>
        <span className="truncate font-medium">{away}</span>
        <span className="tabular font-bold">{score?.away ?? ''}</span>
        <span className="text-text-soft tabular col-span-2 truncate text-xs">
          <MatchClock match={match} nowMs={nowMs} aheadMs={aheadMs} />
          {` · ${t(`leagues.${match.league}`)}`}
          {studio !== undefined && ` · ${studio}`}
        </span>
      </Link>
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-[3fr_2fr_2fr]">
        {(match.sport === 'football' ? KINDS : SERIES_KINDS).map((kind) => (
          <Cells
            key={kind}
            {...choosing}
            match={match}
            title={t(`columns.${kind}`)}
            quote={match.quotes.find(({ market }) => market.kind === kind)}
          />
        ))}
      </div>
    </li>
  )
}
