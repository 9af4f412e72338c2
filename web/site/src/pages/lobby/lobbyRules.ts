import type { GameClassify, GameSort, GameType } from '@ronda/contract'
import type { knownLanguages } from '@ronda/i18n'
import { ALL_VENDORS, isWhole, type List, type LobbyAddress } from '../../shell/games/lobbyAddress.ts'

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

/** Bingo is offered only where the brand has switched on Tagalog, whose code in the public interface is TY. */
const BINGO_LANGUAGE: keyof typeof knownLanguages = 'tl'

export type ClassifyCount = { readonly value: GameClassify; readonly games: number }

/**
 * The classes of a category that can be chosen, with the number of games that each would leave. None where all games
 * are of one class.
 */
export function classifiesOf(found: readonly ClassifyCount[], languages: readonly string[]): readonly ClassifyCount[] {
  if (found.length < 2) return []
  return found.filter(
    ({ value: classify }) => classify !== 'SLOT' && (classify !== 'BG' || languages.includes(BINGO_LANGUAGE)),
  )
}

/** The order of the games of a lobby. */
export function orderOf({ list, q, sort }: LobbyAddress): GameSort | 'match' | 'HOT' | 'FAV' | 'RECENT' {
  if (list === 'HOT' || list === 'FAV' || list === 'RECENT') return list
  if (sort !== undefined) return sort
  return q === undefined ? 'popular' : 'match'
}
