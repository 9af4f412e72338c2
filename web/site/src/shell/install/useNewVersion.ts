import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** How long to wait after the first render. */
const QUIET_MS = 6_000

/** Starts the service worker for offline use, and offers a reload when there is a new version. */
export function useNewVersion(): void {
  const t = useTranslations('shell.update')
  const offerUpdate = useRef((update: () => void) => toast(t('text'), 'good', { label: t('action'), onChoose: update }))
  useEffect(() => {
    offerUpdate.current = (update) => toast(t('text'), 'good', { label: t('action'), onChoose: update })
  }, [t])
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    const timer = setTimeout(
      () => void import('./worker.ts').then(({ startWorker }) => startWorker((update) => offerUpdate.current(update))),
      QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [])
}
