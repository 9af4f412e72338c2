import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameItem, GameListRequest, GameType } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../../api.ts'

const PAGE_SIZE = 40

/** Games by name, page by page; of one kind, or of every kind. */
export function gamesQuery(language: Language, gameName: string, gameType?: GameItem['gameType']) {
  return infiniteQueryOptions({
    queryKey: ['games', language, gameName, gameType ?? 'ALL'],
    queryFn: async ({ pageParam }) =>
      granted(
        await api.games.list({
          language,
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          ...(gameType !== undefined && { gameType }),
          ...(gameName !== '' && { gameName }),
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: minutes(5),
    // Another language or word shows when it is here; until then what was there stays.
    placeholderData: keepPreviousData,
  })
}

/** What a game is, by proof and by measurement. */
export function factsQuery(game: string) {
  return queryOptions({
    queryKey: ['facts', game],
    queryFn: async () => granted(await api.slot.facts({ game, mode: 'real' })),
    staleTime: minutes(1),
  })
}

/** One page of the games that a lobby asks for. */
export function gamePageQuery(request: GameListRequest) {
  const { minBet, ...words } = request
  return queryOptions({
    queryKey: ['games', 'page', { ...words, ...(minBet !== undefined && { minBet: minBet.toString() }) }],
    queryFn: async () => granted(await api.games.list(request)),
    staleTime: minutes(5),
    // The page before stays, dimmed, until the next one is here.
    placeholderData: keepPreviousData,
  })
}

/** By what the games of a kind can be told apart, and how many there are of each. */
export function facetsQuery(gameType: GameType, vassalage: string | undefined) {
  return queryOptions({
    queryKey: ['facets', gameType, vassalage ?? 'ALL'],
    queryFn: async () => granted(await api.games.facets({ gameType, ...(vassalage !== undefined && { vassalage }) })),
    staleTime: minutes(5),
    placeholderData: keepPreviousData,
  })
}
