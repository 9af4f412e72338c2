import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { codeOf } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'

export type LoadErrorProps = {
  /** What failed to load. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => unknown
  /** A retry is in progress. */
  readonly isBusy?: boolean
}

/** What failed to load, why, and a retry button. */
export function LoadError({ title, error, onRetry, isBusy = false }: LoadErrorProps) {
  const t = useTranslations('shell')
  const { refusalText } = useLanguage()
  const retry = (
    <Button isBusy={isBusy} onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  )
  return (
    <Notice kind="failure" icon={CloudOff} title={title} actions={retry}>
      {refusalText(codeOf(error))}
    </Notice>
  )
}
