import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GamePage, GameType } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CLIENT_TYPE } from '@ronda/base/call/clientWords.ts'

/** Private: removed from the cache when the member signs out. */
const PRIVATE = { meta: { isPrivate: true } } as const

/** The node ids of all favourites, in one call for every heart on the page. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites', 'all'],
  queryFn: async () => granted(await api.favourites.favourites()).list.map(({ nodeId }) => nodeId),
  staleTime: minutes(5),
  ...PRIVATE,
})

export type PersonalPage = {
  readonly language: Language
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType?: GameType | undefined
  readonly vendor?: string | undefined
}

/** A page of the favourite games. */
export function favouriteListQuery({ language, pageNo, pageSize, gameType, vendor }: PersonalPage) {
  return queryOptions({
    queryKey: ['favourites', 'favouriteList', language, gameType ?? 'ALL', vendor ?? 'ALL', pageSize, pageNo],
    queryFn: async (): Promise<GamePage> => {
      const of = { ...(gameType !== undefined && { gameType }), ...(vendor !== undefined && { vendor }) }
      const { content, ...page } = granted(await api.favourites.favouriteList({ language, pageNo, pageSize, ...of }))
      return { games: content, ...page }
    },
    staleTime: minutes(1),
    placeholderData: keepPreviousData,
    ...PRIVATE,
  })
}

/** A page of the recently played games. Always refetched, because a game that was just closed comes first. */
export function recentQuery({ language, pageNo, pageSize, gameType, vendor }: PersonalPage) {
  return queryOptions({
    queryKey: ['favourites', 'recent', language, gameType ?? 'ALL', vendor ?? 'ALL', pageSize, pageNo],
    queryFn: async (): Promise<GamePage> => {
      const of = { ...(gameType !== undefined && { gameType }), ...(vendor !== undefined && { vassalage: vendor }) }
      const { list, ...page } = granted(
        await api.favourites.recent({ clientType: CLIENT_TYPE, language, page: pageNo, pageSize, ...of }),
      )
      return { games: list, ...page }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...PRIVATE,
  })
}
