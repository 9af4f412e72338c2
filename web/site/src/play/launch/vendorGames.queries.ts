import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameItem } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'

/** No list of games shows more at once. */
const PAGE_SIZE = 18

/** A page of what one maker has of one kind. */
export function vendorGamesQuery(language: Language, shelf: Pick<GameItem, 'gameType' | 'vassalage'>, pageNo: number) {
  const { gameType, vassalage } = shelf
  return queryOptions({
    queryKey: ['maker', language, gameType, vassalage, pageNo],
    queryFn: async () => granted(await api.games.list({ language, gameType, vassalage, pageNo, pageSize: PAGE_SIZE })),
    staleTime: minutes(5),
    // The page before stays until the next one is here.
    placeholderData: keepPreviousData,
  })
}
