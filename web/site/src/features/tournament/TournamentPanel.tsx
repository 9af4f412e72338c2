import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { NotOffered, Tournament } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Notice, Skeleton, useNow } from '@ronda/ui'
import { tournamentsQuery } from './tournament.queries.ts'
import { TournamentCard } from './TournamentCard.tsx'
import { TournamentDetail } from './TournamentDetail.tsx'
import { GROUPS, groupsOf } from './tournamentView.ts'

type ListProps = { readonly tournaments: readonly Tournament[]; readonly notOffered: NotOffered | null }

function List({ tournaments, notOffered }: ListProps) {
  const t = useTranslations('tournament')
  const nowMs = useNow()
  const groups = groupsOf(tournaments, nowMs)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-text-soft max-w-measure text-sm">
        {notOffered === null ? t('lead') : t(`notOffered.${notOffered}`)}
      </p>
      {tournaments.length === 0 && (
        <Notice icon={Trophy} title={t('emptyTitle')}>
          {notOffered === null && t('emptyText')}
        </Notice>
      )}
      {GROUPS.map((group) => {
        const shown = groups.get(group) ?? []
        if (shown.length === 0) return null
        return (
          <section key={group} aria-labelledby={`tournaments-${group}`} className="grid grid-cols-1 gap-3">
            <h2 id={`tournaments-${group}`} className="font-bold">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid grid-cols-1 gap-3">
              {shown.map((tournament) => (
                <TournamentCard key={tournament.id} tournament={tournament} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Tournaments: the list, or the one that the address names. */
export function TournamentPanel() {
  const t = useTranslations('tournament')
  const { tournament } = useSearch({ strict: false })
  const { data, error, isError, refetch } = useQuery(tournamentsQuery)
  if (tournament !== undefined && data !== undefined) {
    return <TournamentDetail key={tournament} id={tournament} notOffered={data.notOffered} />
  }
  if (data !== undefined) return <List tournaments={data.tournaments} notOffered={data.notOffered} />
  if (!isError) return <Skeleton className="h-stage rounded-xl" />
  return <LoadError title={t('failed')} error={error} onRetry={refetch} />
}
