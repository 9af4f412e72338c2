import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes, seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'
import { lookAgainInMs } from './drawClock.ts'

/** All lotteries, looked at again whenever one of them has come to a turn. */
export function lotteriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['lotteries', language],
    queryFn: async () => {
      const { list, nowMs } = granted(await api.lottery.menu({ language }))
      // Countdowns go by the house's clock, whatever this device's says.
      return { list, aheadMs: nowMs - Date.now() }
    },
    staleTime: seconds(2),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : lookAgainInMs(data.list, Date.now() + data.aheadMs),
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

/** What a lottery has opened, page by page. */
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
