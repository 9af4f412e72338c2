import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useOnline } from './useOnline.ts'
import { useRealtime } from './useRealtime.ts'

/** Owns the tab's socket, and says when what is on screen may be old. Silent while all is well. */
export function ConnectionBar() {
  const t = useTranslations('shell')
  const realtime = useRealtime()
  const isOnline = useOnline()
  const text = !isOnline ? t('offline') : realtime === 'waiting' ? t('reconnecting') : undefined
  return (
    <output className="block">
      {text !== undefined && (
        <p className="bg-loss-soft text-text flex items-center justify-center gap-2 px-4 py-2 text-center text-sm font-medium">
          <WifiOff aria-hidden className="text-loss size-icon-small shrink-0" />
          {text}
        </p>
      )}
    </output>
  )
}
