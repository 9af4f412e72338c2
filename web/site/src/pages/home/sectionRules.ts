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
