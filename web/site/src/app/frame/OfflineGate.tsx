import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'

/** Browsers do not always notice when a connection is back, so the server is polled. */
const ASK_AGAIN_MS = seconds(5)

/** The pages that can be read offline. */
const READABLE = new Set(['/help', '/fairness', '/down'])

/**
 * Opened without a connection, the site has nothing current to show about games or money: it says so, offers a retry,
 * and links to the pages that can be read offline. A connection lost later leaves the screen as it is, under the bar.
 */
export function OfflineGate({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const { data, error, isFetching, refetch } = useQuery(statusQuery)
  // It stays offline during a retry: otherwise every retry would show the empty screen for a moment.
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (data === undefined && error !== null && codeOf(error).startsWith('network.')) setOffline(true)
  }, [data, error])
  const isShown = isOffline && !READABLE.has(pathname)

  useEffect(() => {
    if (!isShown) return undefined
    // Screens whose code failed to load stay failed: a reload fixes them all.
    if (data !== undefined) location.reload()
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isShown, data, refetch])

  if (!isShown) return children
  return (
    <Notice
      isPage
      icon={WifiOff}
      title={t('away.title')}
      actions={
        <>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
          <Link to="/help" className={buttonClass('quiet')}>
            {t('help')}
          </Link>
          <Link to="/fairness" className={buttonClass('quiet')}>
            {t('fairness')}
          </Link>
        </>
      }
    >
      {t('away.text')}
    </Notice>
  )
}
