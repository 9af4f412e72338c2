import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameFacetsRequest, GameItem, GameListRequest } from '@ronda/contract'
import { api, granted } from '@ronda/base/call/api.ts'
import { gameWords } from '@ronda/base/call/clientWords.ts'

/** A slot has one proven return for every bet; other games have one per bet. */
export const isSlot = ({ gameClassify }: Pick<GameItem, 'gameClassify'>): boolean =>
  gameClassify === 'SLOT' || gameClassify === 'JP'

/** The proven and measured facts of a slot. */
export function factsQuery(game: string) {
  return queryOptions({
    queryKey: ['facts', game],
    queryFn: async () => granted(await api.slot.facts({ game, mode: 'real' })),
    staleTime: minutes(1),
  })
}

/** A key of a query may hold no bigint. */
function keyOf<Request extends { readonly minBet?: bigint | undefined }>({ minBet, ...words }: Request) {
  return { ...words, ...(minBet !== undefined && { minBet: minBet.toString() }) }
}

/** One page of the games of a lobby. */
export function gamePageQuery(request: GameListRequest) {
  return queryOptions({
    queryKey: ['games', 'page', keyOf(request)],
    queryFn: async () => granted(await api.games.list({ ...gameWords(), ...request })),
    staleTime: minutes(5),
    // The previous page stays, dimmed, until the next one has loaded.
    placeholderData: keepPreviousData,
  })
}

/** The filters of a lobby, with the number of games that each choice leaves. */
export function facetsQuery(request: GameFacetsRequest) {
  return queryOptions({
    queryKey: ['facets', keyOf(request)],
    queryFn: async () => granted(await api.games.facets(request)),
    staleTime: minutes(5),
    // The choices stay in their places until the new counts have loaded.
    placeholderData: keepPreviousData,
  })
}
