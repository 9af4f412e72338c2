import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

export type FilterSheetProps = FilterPanelProps & {
  /** How many games match the chosen filters. */
  readonly count: number | undefined
  readonly onClear: () => void
  readonly onClose: () => void
}

/** The filters on a phone, over the grid; the grid behind it follows each choice. */
export function FilterSheet({ count, onClear, onClose, ...panel }: FilterSheetProps) {
  const t = useTranslations()
  return (
    <Dialog title={t('lobby.filters')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className="grid gap-6">
        <FilterPanel {...panel} />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="quiet" onClick={onClear}>
            {t('lobby.clearAll')}
          </Button>
          <Button onClick={onClose}>{count === undefined ? t('shell.close') : t('lobby.shown', { count })}</Button>
        </div>
      </div>
    </Dialog>
  )
}
