import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes, seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { refetchDelayMs } from './drawClock.ts'

/** All lotteries, refetched whenever one of them changes its state. */
export function lotteriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['lotteries', language],
    queryFn: async () => {
      const { list, nowMs } = granted(await api.lottery.menu({ language }))
      // Countdowns use the server's clock, whatever this device's clock says.
      return { list, aheadMs: nowMs - Date.now() }
    },
    staleTime: seconds(2),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : refetchDelayMs(data.list, Date.now() + data.aheadMs),
    placeholderData: keepPreviousData,
  })
}

/** Which lotteries the member opened last. */
export function recentLotteriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['favourites', 'recent', 'lotteries', language],
    queryFn: async () => granted(await api.lottery.recent({ language })).list.map(({ gameCode }) => gameCode),
    staleTime: minutes(1),
    meta: { isPrivate: true },
  })
}

export type OpenedAsked = { readonly gameCode: string; readonly day: string | undefined; readonly zone: string }

/** The results of a lottery, page by page. */
export function openedQuery({ gameCode, day, zone }: OpenedAsked) {
  return infiniteQueryOptions({
    queryKey: ['opened', gameCode, day ?? 'latest', zone],
    queryFn: async ({ pageParam }) => {
      const asked = { gameCode, ...(day !== undefined && { day, zone }) }
      return granted(await api.lottery.opened({ ...asked, ...(pageParam !== undefined && { before: pageParam }) }))
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: seconds(20),
  })
}
