import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Dialog, IconButton, Notice, Skeleton } from '@ronda/ui'
import { GameTile } from '../../shell/tile/GameTile.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { turnPage, type LaunchDialogProps } from '../../shell/launch/launchWindow.ts'
import { vendorGamesQuery } from './vendorGames.queries.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
const GRID = 'grid grid-cols-2 gap-3 narrow:grid-cols-3 tablet:grid-cols-4'

type PagerProps = { readonly page: number; readonly total: number }

function Pager({ page, total }: PagerProps) {
  const t = useTranslations('launchStage.vendorGames')
  return (
    <nav aria-label={t('page', { page, total })} className="flex items-center justify-center gap-3">
      <IconButton icon={ChevronLeft} label={t('previous')} disabled={page <= 1} onClick={() => turnPage(page - 1)} />
      <span aria-live="polite" className="tabular text-text-soft text-sm">
        {t('page', { page, total })}
      </span>
      <IconButton icon={ChevronRight} label={t('next')} disabled={page >= total} onClick={() => turnPage(page + 1)} />
    </nav>
  )
}

/** A vendor's games, page by page, in a dialog. */
export function VendorGamesDialog({ window: { game, page }, onClose }: LaunchDialogProps) {
  const t = useTranslations('launchStage')
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(vendorGamesQuery(language, game, page))
  return (
    <Dialog
      isWide
      title={t('vendorGames.title', { studio: game.displayName })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {data === undefined && error === null && (
        <div className={GRID}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} className="aspect-cover w-full rounded-lg" />
          ))}
        </div>
      )}
      {data === undefined && error !== null && (
        <LoadError title={t('vendorGames.failure')} error={error} onRetry={refetch} isBusy={isFetching} />
      )}
      {data?.games.length === 0 && (
        <Notice icon={Store} title={t('vendorGames.empty')}>
          {t('vendorGames.emptyText')}
        </Notice>
      )}
      {data !== undefined && data.games.length > 0 && (
        <div className="grid gap-5">
          <p className="text-text-soft text-sm">{t('vendorGames.count', { count: data.totalCount })}</p>
          <div className={GRID}>
            {data.games.map((item) => (
              <GameTile key={item.nodeId} game={item} />
            ))}
          </div>
          {data.totalPages > 1 && <Pager page={data.pageNum} total={data.totalPages} />}
        </div>
      )}
    </Dialog>
  )
}
