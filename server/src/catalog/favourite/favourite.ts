import type { GameItem } from '@ronda/contract'

export type ShelfQuery = {
  readonly pageNo: number
  readonly pageSize: number
  readonly gameType?: GameItem['gameType'] | undefined
  readonly vendor?: string | undefined
}

export type ShelfPage = {
  readonly games: readonly GameItem[]
  readonly pageNum: number
  readonly totalPages: number
  readonly totalCount: number
}

/** Pages count from 1. A page past the end is empty, and says how many there are. */
export function pageOf(shelf: readonly GameItem[], query: ShelfQuery, pageSizeMax: number): ShelfPage {
  const { gameType, vendor } = query
  const found = shelf.filter(
    (game) =>
      (gameType === undefined || game.gameType === gameType) && (vendor === undefined || game.vassalage === vendor),
  )
  const pageSize = Math.min(Math.max(query.pageSize, 1), pageSizeMax)
  const pageNum = Math.max(query.pageNo, 1)
  const from = (pageNum - 1) * pageSize
  return {
    games: found.slice(from, from + pageSize),
    pageNum,
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
  }
}
