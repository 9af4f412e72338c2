import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PhoneService } from '@ronda/contract'
import { Dialog } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { readTheme } from '@ronda/base/theme/theme.ts'
import { readCheckMessage } from './checkMessage.ts'

export type PhoneCheckDialogProps = {
  readonly service: PhoneService
  readonly siteKey: string
  /** The answer to the check; undefined when it could not be shown. */
  readonly onAnswer: (token: string | undefined) => void
  readonly onClose: () => void
}

/** The check stores its own cookies and opens its own help; it may not leave its frame. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** The check for robots of a third-party service, in a frame of its own. */
export function PhoneCheckDialog({ service, siteKey, onAnswer, onClose }: PhoneCheckDialogProps) {
  const t = useTranslations('session')
  const { language } = useLanguage()
  const [isTall, setTall] = useState(false)
  const receive = useEffectEvent(({ origin, data }: MessageEvent<unknown>) => {
    const message = origin === globalThis.location.origin ? readCheckMessage(data) : undefined
    if (message === undefined) return
    if (message.is === 'size') setTall(message.isTall)
    else onAnswer(message.is === 'answer' ? message.token : undefined)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => receive(event)
    globalThis.addEventListener('message', listen)
    return () => globalThis.removeEventListener('message', listen)
  }, [])
  const query = new URLSearchParams({ sitekey: siteKey, theme: readTheme(), language })
  return (
    <Dialog title={t('person.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-text-soft text-sm">{t('person.serviceText')}</p>
        <iframe
          src={`${service.checkPath}?${query.toString()}`}
          title={t('person.title')}
          sandbox={SANDBOX}
          className={isTall ? 'h-measure w-full' : 'h-24 w-full'}
        />
      </div>
    </Dialog>
  )
}
