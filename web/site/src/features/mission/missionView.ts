import type { BoardRow } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'

/** The share of the goal that is reached, in whole per cent; full only when it is reached. */
export function percentOf(progress: bigint, goal: bigint): number {
  if (progress >= goal) return 100
  return Number((progress * 100n) / goal)
}

const CENT = ATOMS_PER_UNIT / 100n

/** Points with two decimals at most, cut and not rounded: nobody seems to have reached what they have not. */
export function pointsText(points: bigint, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(points / CENT) / 100)
}

export type PrizeRange = { readonly from: number; readonly to: number; readonly prize: bigint }

/** Places that follow each other and have the same prize, as one line. */
export function prizeRanges(prizes: readonly bigint[]): readonly PrizeRange[] {
  return prizes.reduce<readonly PrizeRange[]>((ranges, prize, at) => {
    const last = ranges.at(-1)
    if (last?.prize !== prize) return [...ranges, { from: at + 1, to: at + 1, prize }]
    return [...ranges.slice(0, -1), { ...last, to: at + 1 }]
  }, [])
}

const PODIUM = 3

/** The first three places; the others; and the reader's own row where it is in neither. */
export function splitRows(rows: readonly BoardRow[], own: BoardRow | null) {
  const podium = rows.slice(0, PODIUM)
  const isListed = own === null || rows.some(({ isMe }) => isMe)
  return { podium, others: rows.slice(PODIUM), pinned: isListed ? undefined : own }
}
