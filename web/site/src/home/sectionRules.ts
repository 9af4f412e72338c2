import type { GameItem } from '@ronda/contract'

/** A section opens with so many entries, and grows by so many at each asking. */
export type SectionSize = { readonly first: number; readonly step: number; readonly askAbove: number }

export const GAMES: SectionSize = { first: 12, step: 24, askAbove: 10 }
export const VENDORS: SectionSize = { first: 6, step: 24, askAbove: 6 }

/** Of lotteries and cockfights home names a few; the rest stands in their own rooms. */
const SHORT_MAX = 5
const SHORT: ReadonlySet<GameItem['gameType']> = new Set(['LOTT', 'ELOTT', 'COCKFIGHT'])

/** Kinds of which home shows the games themselves, whoever makes them: a draw or a fight is looked for by its time. */
export const isShort = (kind: GameItem['gameType']): boolean => SHORT.has(kind)

export type SectionView<T> = {
  readonly shown: readonly T[]
  /** More can be shown here. */
  readonly hasMore: boolean
}

/** What a section shows of a list once it has been asked for more so many times. */
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
