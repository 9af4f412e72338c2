import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** How long a page that has just been drawn is left in peace. */
const QUIET_MS = 6_000

/** Keeps the site for a time without a connection, and says when there is a new version of it. */
export function useNewVersion(): void {
  const t = useTranslations('shell.update')
  const say = useRef((update: () => void) => toast(t('text'), 'good', { label: t('action'), onChoose: update }))
  useEffect(() => {
    say.current = (update) => toast(t('text'), 'good', { label: t('action'), onChoose: update })
  }, [t])
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    const timer = setTimeout(
      () => void import('./worker.ts').then(({ startWorker }) => startWorker((update) => say.current(update))),
      QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [])
}
