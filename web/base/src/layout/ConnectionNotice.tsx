import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { RealtimeState } from '@ronda/client/realtime'
import { useOnline } from '../browser/useOnline.ts'

/** Says when the data on screen may be outdated. */
export function ConnectionNotice({ realtime }: { readonly realtime: RealtimeState }) {
  const t = useTranslations('shell')
  const isOnline = useOnline()
  const text = !isOnline ? t('offline') : realtime === 'waiting' ? t('reconnecting') : undefined
  if (text === undefined) return null
  return (
    <p className="bg-loss-soft text-text flex items-center justify-center gap-2 px-4 py-2 text-center text-sm font-medium">
      <WifiOff aria-hidden className="text-loss size-icon-small shrink-0" />
      {text}
    </p>
  )
}
