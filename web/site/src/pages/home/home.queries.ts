import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { GameType } from '@ronda/contract'
import { minutes, seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { gameWords } from '@ronda/base/call/clientWords.ts'

const BANNER_GROUP = 'w_home'

export function bannersQuery(language: Language) {
  return queryOptions({
    queryKey: ['banners', BANNER_GROUP, language],
    queryFn: async () => granted(await api.content.banners({ group: BANNER_GROUP, language })),
    staleTime: minutes(5),
  })
}

const WINNERS = 20

/** The largest wins of the last days, and the total paid in them. */
export function ranksQuery(language: Language) {
  return queryOptions({
    queryKey: ['ranks', language],
    queryFn: async () => granted(await api.games.ranks({ language, limitNum: WINNERS, imgSize: 'rx2' })),
    staleTime: seconds(30),
    refetchInterval: minutes(1),
  })
}

/** How many games a section of home opens with. */
const OF_KIND = 12

/** The first games of a category. */
export function kindQuery(language: Language, gameType: GameType) {
  return queryOptions({
    queryKey: ['ofKind', language, gameType],
    queryFn: async () =>
      granted(await api.games.list({ ...gameWords(), language, gameType, pageNo: 1, pageSize: OF_KIND })),
    staleTime: minutes(5),
  })
}

/** The page size of the search. */
const FOUND = 24

/** Games of every category by name. */
export function foundQuery(language: Language, gameName: string) {
  return infiniteQueryOptions({
    queryKey: ['found', language, gameName],
    queryFn: async ({ pageParam }) =>
      granted(await api.games.list({ ...gameWords(), language, pageNo: pageParam, pageSize: FOUND, gameName })),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: minutes(5),
    // The previous results stay until the next ones have loaded.
    placeholderData: keepPreviousData,
  })
}
