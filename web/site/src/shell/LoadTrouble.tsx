import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { codeOf } from '../api.ts'
import { useSpeech } from '../language/useSpeech.ts'

export type LoadTroubleProps = {
  /** What it is that did not come. */
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => unknown
  /** It is being asked for again. */
  readonly isBusy?: boolean
}

/** What did not come, why, and the way to ask again. */
export function LoadTrouble({ title, error, onRetry, isBusy = false }: LoadTroubleProps) {
  const t = useTranslations('shell')
  const { refusalText } = useSpeech()
  const retry = (
    <Button isBusy={isBusy} onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  )
  return (
    <Notice kind="trouble" icon={CloudOff} title={title} actions={retry}>
      {refusalText(codeOf(error))}
    </Notice>
  )
}
