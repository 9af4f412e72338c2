import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { codeOf } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'

export type SectionErrorProps = {
  readonly error: unknown
  readonly isAsking: boolean
  readonly onRetry: () => void
}

/** One section of home failed to load: one line with the reason and a retry button. */
export function SectionError({ error, isAsking, onRetry }: SectionErrorProps) {
  const t = useTranslations()
  const { refusalText } = useLanguage()
  return (
    <div role="alert" className="bg-surface-1 border-line flex flex-wrap items-center gap-4 rounded-lg border p-4">
      <CloudOff aria-hidden className="text-loss size-icon shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{t('home.failure')}</p>
        <p className="text-text-soft text-sm">{refusalText(codeOf(error))}</p>
      </div>
      <Button variant="quiet" size="small" isBusy={isAsking} onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </div>
  )
}
