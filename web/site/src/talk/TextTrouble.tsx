import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { codeOf } from '../api.ts'
import { useSpeech } from '../language/useSpeech.ts'

/** A text that did not come, and the way to ask again. */
export function TextTrouble({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const t = useTranslations()
  const { refusalText } = useSpeech()
  return (
    <Notice
      kind="trouble"
      icon={CloudOff}
      title={t('talk.trouble')}
      actions={<Button onClick={() => void retry()}>{t('shell.retry')}</Button>}
    >
      {refusalText(codeOf(error))}
    </Notice>
  )
}
