import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { FeedConnection, FeedLink } from '@ronda/client/sportsFeed'
import type { SportsBet, SportsFeedFromServer } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { loadWithRetry } from '@ronda/base/load/loadWithRetry.ts'
import { betsQuery, SPORTS_KEY } from './sports.queries.ts'
import { afterMessage, askFor, emptyFeed, type Feed } from './sportsFeed.ts'

export type SportsFeed = Feed & {
  readonly link: FeedLink
  /** From now on what is offered for the member's open bets is received. */
  readonly followBets: () => void
}

const FeedContext = createContext<SportsFeed>({ ...emptyFeed, link: 'opening', followBets: () => {} })
export const FeedProvider = FeedContext.Provider
export const useFeed = (): SportsFeed => useContext(FeedContext)

/** Whether a message says that a match is over or settled: bets, tables and its proof have changed. */
const isResult = (message: SportsFeedFromServer): boolean =>
  message.type === 'change' && (message.delta.head.state === 'ended' || message.delta.head.state === 'void')

type BetPages = InfiniteData<{ bets: SportsBet[]; next: string | null }>
type Offers = Extract<SportsFeedFromServer, { type: 'offers' }>['offers']

/** The open bets with what is offered for them now. An offer for a bet of which more has been paid since is old. */
function withOffers(pages: BetPages | undefined, offers: Offers): BetPages | undefined {
  if (pages === undefined) return undefined
  const byBet = new Map(offers.map(({ bet, cashOut }) => [bet, cashOut]))
  const offered = (bet: SportsBet): SportsBet => {
    const cashOut = byBet.get(bet.id)
    if (cashOut === undefined || (cashOut !== null && cashOut.version !== bet.payments.length)) return bet
    return { ...bet, cashOut }
  }
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, bets: page.bets.map(offered) })) }
}

/** Follows all matches, and the one that is looked at, while the page is open. */
export function useSportsFeed(match: number | undefined): SportsFeed {
  const queries = useQueryClient()
  const [feed, setFeed] = useState<Feed>(emptyFeed)
  const [link, setLink] = useState<FeedLink>('opening')
  const latest = useRef<Feed>(emptyFeed)
  const connection = useRef<FeedConnection>(undefined)
  const watched = useRef(match)
  const hasBets = useRef(false)

  useEffect(() => {
    let isLeft = false
    let opened: FeedConnection | undefined

    function receive(message: SportsFeedFromServer): void {
      if (message.type === 'offers')
        queries.setQueryData(betsQuery('open').queryKey, (pages) => withOffers(pages, message.offers))
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
      const ticket = async () => {
        const given = await api.session.ticket()
        return given.ok ? given.value.ticket : undefined
      }
      opened = openSportsFeed({ ask, onMessage: receive, onLink: setLink, ticket })
      connection.current = opened
      if (hasBets.current) opened.followBets()
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

  const followBets = useCallback(() => {
    hasBets.current = true
    connection.current?.followBets()
  }, [])
  return { ...feed, link, followBets }
}
