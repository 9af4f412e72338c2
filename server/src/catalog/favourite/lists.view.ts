import type { GameItem } from '@ronda/contract'
import { cutPage } from '../games/index.ts'

export type ListQuery = {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType?: GameItem['gameType'] | undefined
  readonly vendor?: string | undefined
}

/** A page of a member's own games, filtered by type or vendor when given. */
export function pageOf(items: readonly GameItem[], query: ListQuery, sizeMax: number) {
  const { gameType, vendor } = query
  const found = items.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) && (vendor === undefined || game.vassalage === vendor),
  )
  const { from, to, ...page } = cutPage(query, found.length, sizeMax)
  return { games: found.slice(from, to), ...page }
}
