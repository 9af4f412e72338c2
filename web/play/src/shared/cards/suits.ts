import { cardRank, cardSuit, type Card } from '@ronda/games'

export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type SuitName = (typeof SUIT_NAMES)[number]

export const RANK_NAMES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type RankName = (typeof RANK_NAMES)[number]

export const suitName = (card: Card): SuitName => SUIT_NAMES[cardSuit(card)] ?? 'spades'
export const rankName = (card: Card): RankName => RANK_NAMES[cardRank(card)] ?? 'A'

/** Outlines in a box of 100. */
export const SUIT_PATHS: Readonly<Record<SuitName, string>> = {
  hearts: 'M50 91C34 76 7 57 7 32 7 18 17 9 29 9c9 0 17 5 21 13C54 14 62 9 71 9c12 0 22 9 22 23 0 25-27 44-43 59z',
  diamonds: 'M50 5c8 17 20 33 34 45-14 12-26 28-34 45C42 78 30 62 16 50 30 38 42 22 50 5z',
  spades:
    'M50 6c7 17 40 32 40 57 0 13-10 20-20 20-6 0-12-3-15-8 1 8 5 15 12 19H33c7-4 11-11 12-19-3 5-9 8-15 8-10 0-20-7-20-20C10 38 43 23 50 6z',
  clubs:
    'M50 7c12 0 21 9 21 21 0 6-3 11-7 15 3-2 7-3 10-3 12 0 21 9 21 21s-9 21-21 21c-8 0-14-4-18-10 1 9 4 17 12 22H32c8-5 11-13 12-22-4 6-10 10-18 10C14 82 5 73 5 61s9-21 21-21c3 0 7 1 10 3-4-4-7-9-7-15C29 16 38 7 50 7z',
}

/** Where the pips of a number are, in the card's box of 100 by 140. Pips below the middle are upside down. */
const LEFT = 37
const MIDDLE = 50
const RIGHT = 63
type Pip = readonly [x: number, y: number]
const sides = (...heights: readonly number[]): readonly Pip[] =>
  heights.flatMap((height) => [[LEFT, height] as const, [RIGHT, height] as const])

export const PIPS: Readonly<Partial<Record<RankName, readonly Pip[]>>> = {
  2: [
    [MIDDLE, 34],
    [MIDDLE, 106],
  ],
  3: [
    [MIDDLE, 34],
    [MIDDLE, 70],
    [MIDDLE, 106],
  ],
  4: sides(34, 106),
  5: [...sides(34, 106), [MIDDLE, 70]],
  6: sides(34, 70, 106),
  7: [...sides(34, 70, 106), [MIDDLE, 52]],
  8: [...sides(34, 70, 106), [MIDDLE, 52], [MIDDLE, 88]],
  9: [...sides(31, 57, 83, 109), [MIDDLE, 70]],
  10: [...sides(31, 57, 83, 109), [MIDDLE, 44], [MIDDLE, 96]],
}
