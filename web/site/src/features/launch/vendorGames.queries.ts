import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameItem } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { gameWords } from '@ronda/base/call/clientWords.ts'

/** The page size of every list of games. */
const PAGE_SIZE = 18

/** A page of one vendor's games of one category. */
export function vendorGamesQuery(language: Language, vendor: Pick<GameItem, 'gameType' | 'vassalage'>, pageNo: number) {
  const { gameType, vassalage } = vendor
  return queryOptions({
    queryKey: ['vendorGames', language, gameType, vassalage, pageNo],
    queryFn: async () =>
      granted(await api.games.list({ ...gameWords(), language, gameType, vassalage, pageNo, pageSize: PAGE_SIZE })),
    staleTime: minutes(5),
    // The previous page stays until the next one has loaded.
    placeholderData: keepPreviousData,
  })
}
