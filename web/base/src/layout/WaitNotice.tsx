import { Hourglass, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { formatWait, IconButton, useLocale, useNow } from '@ronda/ui'
import { endWait, readWait, watchWait, type Wait } from '../call/waits.ts'

function Counting({ wait }: { readonly wait: Wait }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const leftMs = wait.untilMs - useNow()
  useEffect(() => {
    const timer = setTimeout(() => endWait(wait), Math.max(0, wait.untilMs - Date.now()))
    return () => clearTimeout(timer)
  }, [wait])
  return (
    <div className="bg-surface-3 shadow-floating pointer-events-auto flex items-center gap-3 rounded-xl py-2 ps-5 pe-2 text-sm font-medium">
      <Hourglass aria-hidden className="text-accent-text size-icon shrink-0" />
      <p className="tabular" role="timer">
        {t('wait', { wait: formatWait(leftMs, locale) })}
      </p>
      <IconButton size="small" icon={X} label={t('close')} onClick={() => endWait(wait)} />
    </div>
  )
}

/** Counts down how long the last refused call has to wait, wherever on the page it was made. */
export function WaitNotice() {
  const wait = useSyncExternalStore(watchWait, readWait, () => undefined)
  if (wait === undefined) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-4 z-toast grid justify-items-center px-4">
      <Counting key={wait.untilMs} wait={wait} />
    </div>
  )
}
