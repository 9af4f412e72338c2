import type { GameItem } from '@ronda/contract'
import type { Language } from '@ronda/i18n'

/** A game as the catalogue keeps it: with its name in every language. */
export type CatalogueGame = Omit<GameItem, 'gameName' | 'displayName'> & {
  readonly names: Readonly<Record<Language, string>>
}

export type GamesQuery = {
  readonly gameType?: GameItem['gameType'] | undefined
  readonly gameName?: string | undefined
  readonly language: Language
  readonly pageNo: number
  readonly pageSize: number
}

export type GamesPage = {
  readonly games: readonly GameItem[]
  readonly pageNum: number
  readonly totalPages: number
  readonly totalCount: number
}

/** A page larger than this is a way of taking the whole shop, not of looking at it. */
const PAGE_SIZE_MAX = 200

/** "Lámpara" is found by "lampara": letters are compared without accents and case. */
function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function itemOf(game: CatalogueGame, language: Language): GameItem {
  const { names, ...rest } = game
  return { ...rest, gameName: names[language], displayName: names[language] }
}

/** Pages count from 1. A page past the end is empty, and says how many there are. */
export function findGames(catalogue: readonly CatalogueGame[], query: GamesQuery): GamesPage {
  const wanted = plainText(query.gameName ?? '')
  const found = catalogue.filter(
    (game) =>
      (query.gameType === undefined || game.gameType === query.gameType) &&
      Object.values(game.names).some((name) => plainText(name).includes(wanted)),
  )
  const pageSize = Math.min(Math.max(query.pageSize, 1), PAGE_SIZE_MAX)
  const pageNum = Math.max(query.pageNo, 1)
  const from = (pageNum - 1) * pageSize
  return {
    games: found.slice(from, from + pageSize).map((game) => itemOf(game, query.language)),
    pageNum,
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
  }
}
