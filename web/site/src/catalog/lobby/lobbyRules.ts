import { CLASSIFIES, type GameClassify, type GameSort, type GameType } from '@ronda/contract'
import { ALL_VENDORS, isWhole, type List, type LobbyAddress } from './lobbyAddress.ts'

/** Games on a page: of a kind, of a list of one's own, and among what was looked for. */
const PAGE_SIZES = { kind: 40, list: 15, search: 24 } as const

export function pageSizeOf({ q, list }: LobbyAddress): number {
  if (isWhole(list)) return PAGE_SIZES.list
  return q === undefined ? PAGE_SIZES.kind : PAGE_SIZES.search
}

export type VendorChoice = {
  /** Whose games are shown; undefined is everybody's. */
  readonly vendor: string | undefined
  /** A maker that the address names and nobody knows here. */
  readonly unknown?: string
}

/**
 * Whose games a lobby shows. Who has chosen nobody sees the first maker of the kind, as on a shelf; but words, favourites
 * and the like are looked for among everybody's, since nobody remembers a game by its maker.
 */
export function chooseVendor({ vassalage, q, list }: LobbyAddress, vendors: readonly string[]): VendorChoice {
  const [first] = vendors
  const usual = q !== undefined || list !== undefined ? undefined : first
  if (vassalage === ALL_VENDORS) return { vendor: undefined }
  if (vassalage === undefined) return { vendor: usual }
  return vendors.includes(vassalage) ? { vendor: vassalage } : { vendor: usual, unknown: vassalage }
}

/** The lists that a kind of game has; new ones come out of slots only. */
export function listsOf(type: GameType): readonly List[] {
  return type === 'RNG' ? ['HOT', 'RECENT', 'FAV', 'NEW'] : ['HOT', 'RECENT', 'FAV']
}

/** Lists of one's own need somebody whose they are. */
export function needsMember(list: List | undefined): boolean {
  return list === 'RECENT' || list === 'FAV'
}

/** Bingo is for those who read Tagalog. */
const BINGO_LANGUAGE = 'ty'

/**
 * The kinds within a kind that can be chosen: those of which there are games, in the house's order. Where all games are of
 * one there is nothing to choose.
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

/** What the games of a lobby are ordered by. */
export function orderOf({ list, q, sort }: LobbyAddress): GameSort | 'match' | 'HOT' | 'FAV' | 'RECENT' {
  if (list === 'HOT' || list === 'FAV' || list === 'RECENT') return list
  if (sort !== undefined) return sort
  return q === undefined ? 'popular' : 'match'
}
