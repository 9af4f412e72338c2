import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportCode, SportsLeague, SportsListed } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { chipClass, Notice, SearchField, Skeleton, useNow } from '@ronda/ui'
import { MatchLine, type Timing } from './MatchLine.tsx'
import type { Choosing } from './OddsButton.tsx'
import { boardQuery } from './sports.queries.ts'
import { listsOf } from './sportsFeed.ts'
import { useFeed } from './useSportsFeed.ts'
import { inLeague, inSports, namedLike } from './sportsView.ts'
import { useFavourites } from './useFavourites.ts'

type ListProps = Choosing & Timing & { readonly title: string; readonly matches: readonly SportsListed[] }

/** Matches under a heading; nothing where there are none. */
function MatchList({ title, matches, ...line }: ListProps) {
  const heading = useId()
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={heading} className="bg-surface-1 border-line rounded-xl border px-3 py-4 tablet:px-5">
      <h2 id={heading} className="px-2 text-lg font-bold">
        {title}
      </h2>
      <ul className="grid grid-cols-1">
        {matches.map((match) => (
          <MatchLine key={match.number} match={match} {...line} />
        ))}
      </ul>
    </section>
  )
}

/** Says that what is shown may be old, until the connection is back. */
export function LinkState() {
  const t = useTranslations('sports')
  const isLost = useFeed().link === 'lost'
  return (
    <p role="status" className={isLost ? 'text-loss text-sm' : 'sr-only'}>
      {isLost ? t('reconnecting') : ''}
    </p>
  )
}

/** Why there is no match to show. */
function whyNone(text: string, isFavourite: boolean, league: SportsLeague | undefined) {
  if (text !== '') return 'noMatch'
  if (isFavourite) return 'noFavourite'
  return league === undefined ? 'none' : 'noneLeague'
}

export type BoardProps = Choosing & {
  readonly sports: readonly SportCode[]
  readonly league: SportsLeague | undefined
}

/** The matches that are shown now and those that start next. */
export function Board({ sports, league, ...choosing }: BoardProps) {
  const t = useTranslations('sports')
  const nowMs = useNow()
  const { teams } = useFavourites()
  const [text, setText] = useState('')
  const [isFavourite, setFavourite] = useState(false)
  const feed = useFeed()
  const { data, error, isError, refetch } = useQuery(boardQuery)
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  // What is pushed replaces what the page began with.
  const lists = feed.board === undefined ? data : listsOf(feed.board.value)
  const [live, next, results] = [lists.live, lists.next, lists.results].map((list) =>
    namedLike(inLeague(inSports(list, sports), league), text, (match) => t(`leagues.${match.league}`)).filter(
      ({ home, away }) => !isFavourite || teams.includes(home) || teams.includes(away),
    ),
  )
  const line = { ...choosing, nowMs, aheadMs: feed.board === undefined ? data.aheadMs : feed.aheadMs }
  const isNone = live?.length === 0 && next?.length === 0
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          text={text}
          onType={setText}
          onClear={() => setText('')}
        />
        {teams.length > 0 && (
          <button
            type="button"
            aria-pressed={isFavourite}
            onClick={() => setFavourite(!isFavourite)}
            className={chipClass(isFavourite ? 'chosen' : 'open')}
          >
            {t('favourites')}
          </button>
        )}
      </div>
      <LinkState />
      {isNone && <Notice icon={Trophy} title={t(whyNone(text, isFavourite, league))} />}
      <MatchList title={t('live')} matches={live ?? []} {...line} />
      <MatchList title={t('next')} matches={next ?? []} {...line} />
      <MatchList title={t('latest')} matches={(results ?? []).slice(0, 5)} {...line} />
    </div>
  )
}
