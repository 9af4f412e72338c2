import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { FeedConnection, FeedLink } from '@ronda/client/sportsFeed'
import type { SportsFeedFromServer } from '@ronda/contract'
import { loadWithRetry } from '@ronda/base/load/loadWithRetry.ts'
import { SPORTS_KEY } from './sports.queries.ts'
import { afterMessage, askFor, emptyFeed, type Feed } from './sportsFeed.ts'

export type SportsFeed = Feed & { readonly link: FeedLink }

const FeedContext = createContext<SportsFeed>({ ...emptyFeed, link: 'opening' })
export const FeedProvider = FeedContext.Provider
export const useFeed = (): SportsFeed => useContext(FeedContext)

/** Whether a message says that a match is over or settled: bets, tables and its proof have changed. */
const isResult = (message: SportsFeedFromServer): boolean =>
  message.type === 'change' && (message.delta.head.state === 'ended' || message.delta.head.state === 'void')

/** Follows all matches, and the one that is looked at, while the page is open. */
export function useSportsFeed(match: number | undefined): SportsFeed {
  const queries = useQueryClient()
  const [feed, setFeed] = useState<Feed>(emptyFeed)
  const [link, setLink] = useState<FeedLink>('opening')
  const latest = useRef<Feed>(emptyFeed)
  const connection = useRef<FeedConnection>(undefined)
  const watched = useRef(match)

  useEffect(() => {
    let isLeft = false
    let opened: FeedConnection | undefined

    function receive(message: SportsFeedFromServer): void {
      const next = afterMessage(latest.current, message, Date.now())
      latest.current = next ?? emptyFeed
      if (next === undefined) {
        opened?.askAgain()
        return
      }
      setFeed(next)
      if (!isResult(message)) return
      for (const key of ['bets', 'league', 'match']) void queries.invalidateQueries({ queryKey: [...SPORTS_KEY, key] })
    }

    async function follow(): Promise<void> {
      const { openSportsFeed } = await loadWithRetry(() => import('@ronda/client/sportsFeed'))
      if (isLeft) return
      const ask = () => askFor(latest.current, watched.current)
      opened = openSportsFeed({ ask, onMessage: receive, onLink: setLink })
      connection.current = opened
    }

    void follow()
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [queries])

  useEffect(() => {
    if (watched.current === match) return
    watched.current = match
    connection.current?.askAgain()
  }, [match])

  return { ...feed, link }
}
