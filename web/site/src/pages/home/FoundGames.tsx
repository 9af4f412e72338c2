import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { GameTile } from '../../shell/tile/GameTile.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FilterLinks } from './FilterLinks.tsx'
import { foundQuery } from './home.queries.ts'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'
import { TileRow, TileRowSkeleton, TileSpot } from './TileRow.tsx'
import { useStudios } from './useStudios.ts'

/** How many covers are on the first screen, and are fetched at once. */
const SOON = 9

export type FoundGamesProps = { readonly name: string; readonly onClear: () => void }

/** Search results of every category; they replace everything else on home. */
export function FoundGames({ name, onClear }: FoundGamesProps) {
  const t = useTranslations()
  const { language } = useLanguage()
  const studioOf = useStudios()
  const found = useInfiniteQuery(foundQuery(language, name))
  const games = found.data?.pages.flatMap((page) => page.games) ?? []
  const count = found.data?.pages[0]?.totalCount
  const filters = found.data?.pages[0]?.filters ?? []
  if (found.data === undefined && found.error !== null) {
    return <SectionError error={found.error} isAsking={found.isFetching} onRetry={() => void found.refetch()} />
  }
  return (
    <section aria-label={t('home.found')} className="grid content-start gap-4">
      <p aria-live="polite" className="text-text-soft tabular text-sm">
        {count === undefined ? t('shell.loading') : t('home.foundFor', { count, name })}
      </p>
      {filters.length > 0 && <FilterLinks filters={filters} />}
      {found.data === undefined && <TileRowSkeleton label={t('shell.loading')} />}
      {count === 0 && (
        <Notice
          icon={SearchX}
          title={t('games.none')}
          actions={
            <Button variant="quiet" onClick={onClear}>
              {t('games.all')}
            </Button>
          }
        >
          {t('games.noneText')}
        </Notice>
      )}
      {games.length > 0 && (
        <TileRow isGrid>
          {games.map((game, at) => (
            <TileSpot key={game.nodeId}>
              <GameTile game={game} studio={studioOf(game.vassalage)} priority={at < SOON ? 'soon' : 'late'} />
            </TileSpot>
          ))}
        </TileRow>
      )}
      {found.hasNextPage && (
        <div className="text-center">
          <Button variant="quiet" isBusy={found.isFetching} onClick={() => void found.fetchNextPage()}>
            {t('games.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
