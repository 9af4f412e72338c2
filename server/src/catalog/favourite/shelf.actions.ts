import type { GameItem } from '@ronda/contract'
import { cutPage } from '../games/index.ts'

export type ShelfQuery = {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType?: GameItem['gameType'] | undefined
  readonly vendor?: string | undefined
}

/** A page of a member's own games, of one type or maker if asked. */
export function pageOf(shelf: readonly GameItem[], query: ShelfQuery, sizeMax: number) {
  const { gameType, vendor } = query
  const found = shelf.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) && (vendor === undefined || game.vassalage === vendor),
  )
  const { from, to, ...page } = cutPage(query, found.length, sizeMax)
  return { games: found.slice(from, to), ...page }
}
