import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'

export type WallTroubleProps = {
  readonly error: unknown
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** The games did not come: why, and another try. */
export function WallTrouble({ error, isBusy, onRetry }: WallTroubleProps) {
  const t = useTranslations()
  const { refusalText } = useSpeech()
  return (
    <Notice
      kind="trouble"
      icon={CloudOff}
      title={t('games.trouble')}
      actions={
        <Button isBusy={isBusy} onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {refusalText(codeOf(error))}
    </Notice>
  )
}
