import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Dialog, Skeleton } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { vendorGamesQuery } from './vendorGames.queries.ts'

type PickerProps = {
  /** An open table: others of its category and vendor can be opened beside it. */
  readonly like: GameItem
  readonly open: readonly string[]
  readonly onPick: (table: string) => void
  readonly onClose: () => void
}

/** Chooses a table to open beside the others. */
export function TablePicker({ like, open, onPick, onClose }: PickerProps) {
  const t = useTranslations('launchStage')
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(vendorGamesQuery(language, like, 1))
  const others = data?.games.filter(({ gameCode, isMaintained }) => !open.includes(gameCode) && !isMaintained)
  return (
    <Dialog title={t('tables.pick')} closeLabel={t('close')} onClose={onClose}>
      {others === undefined && error === null && <Skeleton className="h-24 w-full rounded-lg" />}
      {others === undefined && error !== null && (
        <LoadError title={t('vendorGames.failure')} error={error} onRetry={refetch} isBusy={isFetching} />
      )}
      {others?.length === 0 && <p className="text-text-soft">{t('tables.noMore')}</p>}
      <ul className="grid gap-2">
        {others?.map(({ gameCode, displayName, iconUrl }) => (
          <li key={gameCode}>
            <button
              type="button"
              onClick={() => onPick(gameCode)}
              className="bg-surface-2 hover:bg-surface-3 flex w-full items-center gap-4 rounded-lg p-2 text-start transition-colors"
            >
              <img src={iconUrl} alt="" width={48} height={64} className="aspect-cover w-12 rounded-md object-cover" />
              <span className="font-medium">{displayName}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
