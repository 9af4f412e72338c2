import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsMatch, SportsQuote } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { classes, Skeleton, Tabs, useLocale, useNow } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { LinkState } from './Board.tsx'
import { MatchCheck } from './MatchCheck.tsx'
import { MatchClock, type Timing } from './MatchLine.tsx'
import { OddsButton, type Choosing } from './OddsButton.tsx'
import { Pitch } from './Pitch.tsx'
import { studioOf, usePlace } from './place.ts'
import { SeriesBoard } from './SeriesBoard.tsx'
import { matchQuery, type MatchRead } from './sports.queries.ts'
import type { Feed } from './sportsFeed.ts'
import { chanceText, columnsOf, groupsOf, marginText, type MarketGroup } from './sportsView.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import { useFavourites } from './useFavourites.ts'
import { useFeed } from './useSportsFeed.ts'

type HeadProps = Timing & { readonly match: SportsMatch }

type FavouriteProps = { readonly team: string; readonly isFavourite: boolean; readonly onToggle: () => void }

function Favourite({ team, isFavourite, onToggle }: FavouriteProps) {
  const t = useTranslations('sports')
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'removeFavourite' : 'addFavourite', { team })}
      onClick={onToggle}
      className="grid min-h-control min-w-control place-items-center"
    >
      <Star
        aria-hidden
        className={classes('size-icon', isFavourite ? 'text-accent fill-current' : 'text-text-faint')}
      />
    </button>
  )
}

/** The teams, the clock and the score. */
function Head({ match, nowMs, aheadMs }: HeadProps) {
  const t = useTranslations('sports')
  const { home, away, score } = match
  const studio = studioOf(match.league)
  const { teams, toggle } = useFavourites()
  const favourite = (team: string) => (
    <Favourite team={team} isFavourite={teams.includes(team)} onToggle={() => toggle(team)} />
  )
  return (
    <header className="bg-surface-1 border-line grid gap-2 rounded-xl border p-5 text-center">
      <p className="text-text-soft text-sm">
        {[
          t(`leagues.${match.league}`),
          ...(studio === undefined ? [] : [t('studio', { code: studio })]),
          t('round', { round: match.round + 1 }),
          t('simulated'),
        ].join(' · ')}
      </p>
      <h2 className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 text-xl font-bold">
        <span className="truncate text-end">{home}</span>
        <span className="tabular text-3xl">{score === null ? '–' : t('score', score)}</span>
        <span className="truncate text-start">{away}</span>
      </h2>
      <div className="flex items-center justify-between">
        {favourite(home)}
        <p className="tabular text-text-soft text-sm">
          <MatchClock match={match} nowMs={nowMs} aheadMs={aheadMs} />
        </p>
        {favourite(away)}
      </div>
      {match.void !== null && (
        <p className="text-loss text-sm">
          {t('clause', { reason: t(`voids.${match.void.reason}`), clause: match.void.clause })}
        </p>
      )}
    </header>
  )
}

type MarketProps = Choosing & { readonly match: SportsMatch; readonly quote: SportsQuote }

/** A market with all its choices; once bets have closed, with the fair chance of each. */
function Market({ match, quote, ...choosing }: MarketProps) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const { marketName, choiceName } = useMarketTexts()
  const name = marketName(quote.market, match)
  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="flex flex-wrap justify-between gap-x-3 text-sm font-medium">
        {name}
        <span className="text-text-faint tabular text-xs font-medium">
          {t('margin', { margin: marginText(quote.market.margin, locale) })}
        </span>
      </h3>
      <ul className={columnsOf(quote) === 3 ? 'grid grid-cols-3 gap-1' : 'grid grid-cols-2 gap-1'}>
        {quote.choices.map(({ choice, price, fair }) => (
          <li key={choice} className="grid min-w-0 gap-1">
            <OddsButton
              {...choosing}
              match={match}
              market={quote.market}
              choice={choice}
              price={price}
              label={choiceName(quote.market, choice, match)}
            />
            {fair !== null && (
              <span className="text-text-faint tabular truncate text-center text-xs">
                {t('fair', { chance: chanceText(fair, locale) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is said of each sport: goals, red cards, towers and games. Rounds are too many. */
const SAID = ['goal', 'red', 'tower', 'game'] as const

/** It is said once; a reader who wants everything finds it in the list. */
function Announcement({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  const last = match.events.findLast(({ kind }) => SAID.some((each) => each === kind))
  return (
    <p role="status" className="sr-only">
      {last !== undefined &&
        match.state === 'playing' &&
        `${t(`events.${last.kind}`, { team: match[last.side], shirt: last.shirt ?? 0 })} ${match.score === null ? '' : t('score', match.score)}`}
    </p>
  )
}

/** When goals and red cards happened, along the match. */
function Timeline({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  const marked = match.events.filter(({ kind }) => kind === 'goal' || kind === 'red')
  const part = (minute: number): string => `${(100 * minute) / MINUTES}%`
  const played = match.state === 'ended' ? MINUTES : match.minute
  return (
    <div
      role="img"
      aria-label={t('timeline')}
      className="bg-surface-2 relative h-6 w-full overflow-hidden rounded-full"
    >
      <div className="bg-surface-3 absolute inset-y-0 start-0" style={{ width: part(played) }} />
      <div className="border-line-strong absolute inset-y-0 start-1/2 border-s" />
      {marked.map(({ minute, kind, side }, at) => (
        <span
          key={`${minute} ${at}`}
          className={classes(
            'absolute size-2 rounded-full',
            side === 'home' ? 'top-half' : 'bottom-half',
            kind === 'goal' ? 'bg-accent' : 'bg-loss',
          )}
          style={{ insetInlineStart: part(minute - 1) }}
        />
      ))}
    </div>
  )
}

const MINUTES = 90
const STATS = ['goal', 'corner', 'yellow', 'red'] as const

/** How often each thing has happened for each side, and what happened, the latest first. */
function Happened({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  const { events } = match
  const count = (kind: string, side: string): number =>
    events.filter((event) => event.kind === kind && event.side === side).length
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <PanelCard title={t('stats.title')}>
        {match.state === 'playing' && <Pitch match={match} />}
        <Timeline match={match} />
        <dl className="grid gap-2">
          {STATS.map((kind) => (
            <div key={kind} className="grid grid-cols-[2rem_minmax(0,1fr)_2rem] text-center">
              <dd className="tabular font-bold">{count(kind, 'home')}</dd>
              <dt className="text-text-soft text-sm">{t(`stats.${kind}`)}</dt>
              <dd className="tabular font-bold">{count(kind, 'away')}</dd>
            </div>
          ))}
        </dl>
      </PanelCard>
      <PanelCard title={t('events.title')}>
        {events.length === 0 ? (
          <p className="text-text-soft text-sm">{t('events.none')}</p>
        ) : (
          <ol className="grid gap-1 text-sm">
            {events.toReversed().map(({ minute, kind, side, shirt }, at) => (
              <li key={events.length - at} className="flex gap-3">
                <span className="tabular text-text-soft w-8 shrink-0 text-end">{t('minute', { minute })}</span>
                {t(`events.${kind}`, { team: match[side], shirt: shirt ?? 0 })}
              </li>
            ))}
          </ol>
        )}
      </PanelCard>
    </div>
  )
}

/** What has happened in a match, as its sport shows it. */
function Played({ match }: { readonly match: SportsMatch }) {
  return match.sport === 'football' ? <Happened match={match} /> : <SeriesBoard match={match} />
}

function Meetings({ match }: { readonly match: SportsMatch }) {
  const t = useTranslations('sports')
  return (
    <PanelCard title={t('meetings.title')}>
      {match.meetings.length === 0 ? (
        <p className="text-text-soft text-sm">{t('meetings.none')}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {match.meetings.map(({ round, home, away, score }) => (
            <li key={round} className="flex justify-between gap-3">
              <span className="truncate">{t('versus', { home, away })}</span>
              <span className="tabular font-bold">{t('score', score)}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}

/** A match as it is now: what is pushed replaces what the page began with. */
function shownOf(read: MatchRead, { match, aheadMs }: Feed): Pick<MatchRead, 'match' | 'aheadMs'> {
  if (match === undefined || match.value.number !== read.match.number) return read
  return { match: { ...read.match, ...match.value }, aheadMs }
}

/** One match: its markets in groups, what has happened, and how to check it. */
export function MatchView({ number, ...choosing }: Choosing & { readonly number: number }) {
  const t = useTranslations('sports')
  const { path } = usePlace()
  const nowMs = useNow()
  const feed = useFeed()
  const { data: read, error, isError, refetch } = useQuery(matchQuery(number))
  const data = read && shownOf(read, feed)
  const [asked, setGroup] = useState<MarketGroup>('main')
  const groups = groupsOf(data?.match.quotes ?? [])
  // A map or a set that is over takes its group with it.
  const group = groups.some(([id]) => id === asked) ? asked : (groups[0]?.[0] ?? 'main')
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Link
        to={path}
        search={{}}
        className="text-text-soft hover:text-text flex min-h-control-small w-fit items-center gap-1 text-sm"
      >
        <ChevronLeft aria-hidden className="size-icon-small rtl:-scale-x-100" />
        {t('back')}
      </Link>
      {data === undefined ? (
        isError ? (
          <LoadError title={t('failed')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-stage-text rounded-xl" />
        )
      ) : (
        <>
          <LinkState />
          <Announcement match={data.match} />
          <Head match={data.match} nowMs={nowMs} aheadMs={data.aheadMs} />
          {data.match.state !== 'open' && data.match.state !== 'void' && <Played match={data.match} />}
          <Tabs
            label={t('groupsLabel')}
            tabs={groups.map(([id]) => ({ id, label: t(`groups.${id}`) }))}
            chosen={group}
            onChoose={setGroup}
          >
            <div className="bg-surface-1 border-line grid grid-cols-1 gap-5 rounded-xl border p-4 tablet:p-5">
              {groups
                .filter(([id]) => id === group)
                .flatMap(([, quotes]) => quotes)
                .map((quote) => (
                  <Market key={quote.market.id} match={data.match} quote={quote} {...choosing} />
                ))}
            </div>
          </Tabs>
          <Meetings match={data.match} />
          <MatchCheck match={data.match} />
        </>
      )}
    </div>
  )
}
