import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { statusQuery } from '../brand/status.queries.ts'
import { ClosingBar } from './ClosingBar.tsx'
import { isStage } from './stages.ts'
import { useOnline } from './useOnline.ts'
import { useRealtime } from './useRealtime.ts'

/** Owns the tab's socket, and says when the data on screen may be outdated, or when the site closes during a game. */
export function ConnectionBar() {
  const t = useTranslations('shell')
  const realtime = useRealtime()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const isClosing = useQuery(statusQuery).data?.status === 1 && isStage(pathname)
  const text = !isOnline ? t('offline') : realtime === 'waiting' ? t('reconnecting') : undefined
  return (
    <output className="block">
      {isClosing && <ClosingBar />}
      {text !== undefined && (
        <p className="bg-loss-soft text-text flex items-center justify-center gap-2 px-4 py-2 text-center text-sm font-medium">
          <WifiOff aria-hidden className="text-loss size-icon-small shrink-0" />
          {text}
        </p>
      )}
    </output>
  )
}
