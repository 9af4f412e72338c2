import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@ronda/ui'

export type PagerProps = {
  readonly pageNo: number
  readonly totalPages: number
  readonly onPage: (pageNo: number) => void
}

/** Page links; nothing where there is only one page. */
export function Pager({ pageNo, totalPages, onPage }: PagerProps) {
  const t = useTranslations('talk.pages')
  if (totalPages <= 1) return null
  return (
    <nav aria-label={t('label')} className="flex items-center justify-between gap-2">
      <IconButton icon={ChevronLeft} label={t('previous')} disabled={pageNo <= 1} onClick={() => onPage(pageNo - 1)} />
      <span aria-live="polite" className="text-text-soft tabular text-sm">
        {t('where', { page: pageNo, pages: totalPages })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('next')}
        disabled={pageNo >= totalPages}
        onClick={() => onPage(pageNo + 1)}
      />
    </nav>
  )
}
