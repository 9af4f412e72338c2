import type { GameItem } from '@ronda/contract'

/** The initial number of entries of a section, and how many each request for more adds. */
export type SectionSize = { readonly first: number; readonly step: number; readonly askAbove: number }

export const GAMES: SectionSize = { first: 12, step: 24, askAbove: 10 }
export const VENDORS: SectionSize = { first: 6, step: 24, askAbove: 6 }

/** Home shows only a few lotteries and cockfights; the rest is in their lobbies. */
const SHORT_MAX = 5
const SHORT: ReadonlySet<GameItem['gameType']> = new Set(['LOTT', 'ELOTT', 'COCKFIGHT'])

/** Categories of which home shows the games instead of the vendors: players choose a draw or a fight by its time. */
export const isShort = (kind: GameItem['gameType']): boolean => SHORT.has(kind)

export type SectionView<T> = {
  readonly shown: readonly T[]
  /** Whether more can be shown here. */
  readonly hasMore: boolean
}

/** What a section shows of a list after this many requests for more. */
export function sectionView<T>(
  list: readonly T[],
  size: SectionSize,
  asked: number,
  kind?: GameItem['gameType'],
): SectionView<T> {
  const all = kind !== undefined && isShort(kind) ? list.slice(0, SHORT_MAX) : list
  const shown = all.slice(0, size.first + asked * size.step)
  return { shown, hasMore: all.length > size.askAbove && shown.length < all.length }
}

/** As many games as fill at most half a row of a wide screen. */
const SMALL_MAX = 3

export const isSmall = (games: number): boolean => games <= SMALL_MAX

/** How many columns a small category takes. One game takes two, so that its title has space. */
export const widthOfSmall = (games: number): 2 | 3 => (games <= 2 ? 2 : 3)

/** The tiles of a row on a wide screen. */
const ROW = 6

/** Without a last row of one or two tiles; the lobby has all of them. */
export function inFullRows<T>(games: readonly T[]): readonly T[] {
  const last = games.length % ROW
  return games.length > ROW && (last === 1 || last === 2) ? games.slice(0, games.length - last) : games
}
