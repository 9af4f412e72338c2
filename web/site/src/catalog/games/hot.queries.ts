import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameType } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'

/** What is played most, then what the house would show first; of one kind, or of every kind. */
export function hotQuery(language: Language, gameType?: GameType) {
  return queryOptions({
    queryKey: ['hot', language, gameType ?? 'ALL'],
    queryFn: async () => granted(await api.games.hot({ language, ...(gameType !== undefined && { gameType }) })),
    staleTime: minutes(5),
    placeholderData: keepPreviousData,
  })
}
