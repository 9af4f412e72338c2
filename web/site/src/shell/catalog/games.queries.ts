import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameItem, GameListRequest, GameType } from '@ronda/contract'
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

/** One page of the games of a lobby. */
export function gamePageQuery(request: GameListRequest) {
  const { minBet, ...words } = request
  return queryOptions({
    queryKey: ['games', 'page', { ...words, ...(minBet !== undefined && { minBet: minBet.toString() }) }],
    queryFn: async () => granted(await api.games.list({ ...gameWords(), ...request })),
    staleTime: minutes(5),
    // The previous page stays, dimmed, until the next one has loaded.
    placeholderData: keepPreviousData,
  })
}

/** The filters for the games of a kind, with the number of games for each. */
export function facetsQuery(gameType: GameType, vassalage: string | undefined) {
  return queryOptions({
    queryKey: ['facets', gameType, vassalage ?? 'ALL'],
    queryFn: async () => granted(await api.games.facets({ gameType, ...(vassalage !== undefined && { vassalage }) })),
    staleTime: minutes(5),
    placeholderData: keepPreviousData,
  })
}
