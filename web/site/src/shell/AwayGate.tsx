import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { codeOf } from '../api.ts'
import { statusQuery } from '../brand/status.queries.ts'

/** Browsers do not always know when a connection is back, so the house is asked. */
const ASK_AGAIN_MS = seconds(5)

/** What can be read without the house. */
const READABLE = new Set(['/help', '/fairness', '/down'])

/**
 * Opened without a connection, the site has nothing true to show of games or money: it says so, offers to try again,
 * and leads to what can be read meanwhile. A connection lost later leaves the screen as it is, under the bar.
 */
export function AwayGate({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const { data, error, isFetching, refetch } = useQuery(statusQuery)
  // While it asks again it is still away: otherwise every try would show the empty screen for a moment.
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (data === undefined && error !== null && codeOf(error).startsWith('network.')) setAway(true)
  }, [data, error])
  const isShown = isAway && !READABLE.has(pathname)

  useEffect(() => {
    if (!isShown) return undefined
    // Screens that could not be fetched meanwhile stay unfetched: a page that starts anew has everything.
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
