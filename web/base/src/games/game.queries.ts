import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../call/api.ts'

/** One game, by its code. */
export function gameQuery(gameCode: string, language: Language) {
  return queryOptions({
    queryKey: ['game', gameCode, language],
    queryFn: async () => granted(await api.games.byCode({ gameCode, language })),
    staleTime: minutes(1),
    // A new language is shown once it has loaded; until then the old name stays.
    placeholderData: keepPreviousData,
  })
}
