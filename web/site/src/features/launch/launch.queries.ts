import { queryOptions } from '@tanstack/react-query'
import type { PlayMode } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'

/** On a phone the game's pictures are fetched while its frame loads; the frame finds them in the HTTP cache. */
function fetchAhead(pictures: readonly string[]): void {
  if (!window.matchMedia('(max-width: 48rem)').matches) return
  for (const address of pictures) new Image().src = address
}

/**
 * An address that opens the game once: never cached, never refetched behind a running game. The language is sent, but
 * is no part of the key, so that changing it does not end a round.
 */
export function launchQuery(gameCode: string, mode: PlayMode, language: Language) {
  return queryOptions({
    queryKey: ['launch', gameCode, mode],
    queryFn: async ({ client }) => {
      const launched = granted(await api.launch.launch({ gameCode, mode, language }))
      fetchAhead(launched.pictures)
      // The game is now the most recently played.
      void client.invalidateQueries({ queryKey: ['favourites', 'recent'] })
      return launched
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    meta: { isPrivate: true },
  })
}
