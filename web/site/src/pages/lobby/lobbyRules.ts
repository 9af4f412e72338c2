import { CLASSIFIES, type GameClassify, type GameSort, type GameType } from '@ronda/contract'
import { ALL_VENDORS, isWhole, type List, type LobbyAddress } from '../../shell/catalog/lobbyAddress.ts'

/** Games per page: of a category, of a personal list, and of a search. */
const PAGE_SIZES = { kind: 40, list: 15, search: 24 } as const

/** The title counts the games of a list of its own; not those of all games, the hot ones and a search. */
export function hasTitleCount({ q, list }: LobbyAddress): boolean {
  return q === undefined && list !== undefined && list !== 'HOT'
}

export function pageSizeOf({ q, list }: LobbyAddress): number {
  if (isWhole(list)) return PAGE_SIZES.list
  return q === undefined ? PAGE_SIZES.kind : PAGE_SIZES.search
}

export type VendorChoice = {
  /** Whose games are shown; undefined means all vendors. */
  readonly vendor: string | undefined
  /** A vendor that the address names and that is unknown here. */
  readonly unknown?: string
}

/**
 * Whose games a lobby shows. Without a choice it is the first vendor of the category; but a search, favourites and
 * other lists cover all vendors, since nobody remembers a game by its vendor.
 */
export function chooseVendor({ vassalage, q, list }: LobbyAddress, vendors: readonly string[]): VendorChoice {
  const [first] = vendors
  const usual = q !== undefined || list !== undefined ? undefined : first
  if (vassalage === ALL_VENDORS) return { vendor: undefined }
  if (vassalage === undefined) return { vendor: usual }
  return vendors.includes(vassalage) ? { vendor: vassalage } : { vendor: usual, unknown: vassalage }
}

/** The lists of a category; only slots have new games. */
export function listsOf(type: GameType): readonly List[] {
  return type === 'RNG' ? ['HOT', 'RECENT', 'FAV', 'NEW'] : ['HOT', 'RECENT', 'FAV']
}

/** Personal lists need a signed-in member. */
export function needsMember(list: List | undefined): boolean {
  return list === 'RECENT' || list === 'FAV'
}

/** Bingo is offered only to readers of Tagalog. */
const BINGO_LANGUAGE = 'ty'

/**
 * The classes of a category that can be chosen: those that have games, in the contract's order. None where all games
 * are of one class.
 */
export function classifiesOf(
  found: readonly { readonly value: GameClassify; readonly games: number }[],
  languages: readonly string[],
): readonly GameClassify[] {
  const there = CLASSIFIES.filter((classify) => found.some(({ value, games }) => value === classify && games > 0))
  if (there.length < 2) return []
  return there.filter(
    (classify) =>
      classify !== 'SLOT' &&
      (classify !== 'BG' || languages.some((language) => language.toLowerCase() === BINGO_LANGUAGE)),
  )
}

/** The order of the games of a lobby. */
export function orderOf({ list, q, sort }: LobbyAddress): GameSort | 'match' | 'HOT' | 'FAV' | 'RECENT' {
  if (list === 'HOT' || list === 'FAV' || list === 'RECENT') return list
  if (sort !== undefined) return sort
  return q === undefined ? 'popular' : 'match'
}
