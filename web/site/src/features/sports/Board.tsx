import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsLeague, SportsListed } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Notice, Skeleton, useNow } from '@ronda/ui'
import { MatchLine, type Timing } from './MatchLine.tsx'
import type { Choosing } from './OddsButton.tsx'
import { boardQuery } from './sports.queries.ts'
import { listsOf } from './sportsFeed.ts'
import { useFeed } from './useSportsFeed.ts'
import { inLeague } from './sportsView.ts'

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

export type BoardProps = Choosing & { readonly league: SportsLeague | undefined }

/** The matches that are shown now and those that start next. */
export function Board({ league, ...choosing }: BoardProps) {
  const t = useTranslations('sports')
  const nowMs = useNow()
  const feed = useFeed()
  const { data, error, isError, refetch } = useQuery(boardQuery)
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  // What is pushed replaces what the page began with.
  const lists = feed.board === undefined ? data : listsOf(feed.board.value)
  const [live, next, results] = [lists.live, lists.next, lists.results].map((list) => inLeague(list, league))
  const line = { ...choosing, nowMs, aheadMs: feed.board === undefined ? data.aheadMs : feed.aheadMs }
  if (live?.length === 0 && next?.length === 0)
    return <Notice icon={Trophy} title={league === undefined ? t('none') : t('noneLeague')} />
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <LinkState />
      <MatchList title={t('live')} matches={live ?? []} {...line} />
      <MatchList title={t('next')} matches={next ?? []} {...line} />
      <MatchList title={t('latest')} matches={(results ?? []).slice(0, 5)} {...line} />
    </div>
  )
}
