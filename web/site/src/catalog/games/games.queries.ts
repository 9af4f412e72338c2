import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { GameItem, GameListRequest, GameType } from '@ronda/contract'
import { api, granted } from '../../api.ts'

/** Of a slot one return is proven, whatever is bet; of other games each bet has its own. */
export const isSlot = ({ gameClassify }: Pick<GameItem, 'gameClassify'>): boolean =>
  gameClassify === 'SLOT' || gameClassify === 'JP'

/** What a slot is, by proof and by measurement. */
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
