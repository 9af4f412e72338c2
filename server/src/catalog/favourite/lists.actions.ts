import type { GameItem } from '@ronda/contract'
import { cutPage } from '../games/index.ts'

export type FavouriteQuery = {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType?: GameItem['gameType'] | undefined
  readonly vendor?: string | undefined
}

/** A page of a member's own games, of one type or maker if asked. */
export function pageOf(favourites: readonly GameItem[], query: FavouriteQuery, sizeMax: number) {
  const { gameType, vendor } = query
  const found = favourites.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) && (vendor === undefined || game.vassalage === vendor),
  )
  const { from, to, ...page } = cutPage(query, found.length, sizeMax)
  return { games: found.slice(from, to), ...page }
}
