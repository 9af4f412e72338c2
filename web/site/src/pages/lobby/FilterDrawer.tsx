import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

export type FilterDrawerProps = FilterPanelProps & {
  /** How many games match the chosen filters. */
  readonly count: number | undefined
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The filters beside the grid, on a phone below it. The grid follows each choice. */
export function FilterDrawer({ count, onClear, onClose, ...panel }: FilterDrawerProps) {
  const t = useTranslations()
  return (
    <Dialog isDrawer title={t('lobby.filters')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className="grid gap-6">
        <FilterPanel {...panel} />
        {/* The list is longer than a screen: the answer to it stays in reach. */}
        <div className="bg-surface-1 border-line sticky bottom-0 -mx-6 -mb-8 grid grid-cols-2 gap-3 border-t px-6 pt-3 pb-[max(var(--space-3),env(safe-area-inset-bottom))]">
          <Button variant="quiet" onClick={onClear}>
            {t('lobby.clearAll')}
          </Button>
          <Button onClick={onClose}>{count === undefined ? t('shell.close') : t('lobby.shown', { count })}</Button>
        </div>
      </div>
    </Dialog>
  )
}
