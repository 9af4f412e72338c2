import { PAYING_NAMES } from '../board/parts.ts'
import type { Profile } from '../families/family.ts'
import type { BookModel } from './model.ts'
import type { Target } from './write.ts'

export type Kind = 'clusters' | 'growing' | 'orbs'

export type BookRules = Omit<BookModel, 'id' | 'book'>

const COST = 100

/** The target return of each profile of a kind. */
export const TARGETS: Readonly<Record<Profile, Target>> = { low: [19, 20], medium: [24, 25], high: [193, 200] }

type ProfileSettings = Pick<BookModel, 'pays' | 'ladder' | 'orb'>

/** The differences between the kinds, in all profiles. */
const GRIDS = {
  clusters: {
    wins: 'clusters',
    reels: 7,
    rows: 7,
    weights: [0, 0, 8, 10, 12, 14, 16, 18, 22],
    sizes: [5, 7, 10, 15],
    grow: 0,
    deepest: 12,
  },
  growing: {
    wins: 'clusters',
    reels: 6,
    rows: 6,
    weights: [1, 0, 10, 12, 14, 16, 18, 20],
    sizes: [5, 6, 8, 12],
    grow: 6,
    deepest: 10,
  },
  orbs: {
    wins: 'anywhere',
    reels: 6,
    rows: 5,
    weights: [0, 2, 10, 12, 14, 16, 18, 20, 22],
    sizes: [8, 10, 12],
    grow: 0,
    deepest: 12,
  },
} as const

// Coins by symbol, the highest-paying first, for each size.
// oxfmt-ignore
const SETTINGS: Readonly<Record<Kind, Record<Profile, ProfileSettings>>> = {
  clusters: {
    low: { ladder: [1], orb: 0, pays: [[320, 600, 1_200, 3_000], [280, 500, 1_000, 2_500], [240, 400, 800, 2_000], [200, 350, 700, 1_500], [160, 300, 600, 1_200], [140, 250, 500, 1_000], [120, 200, 400, 800]] },
    medium: { ladder: [1, 3, 8, 15], orb: 0, pays: [[500, 1_200, 4_000, 15_000], [350, 900, 3_000, 10_000], [250, 600, 2_000, 8_000], [150, 400, 1_200, 5_000], [100, 250, 800, 3_000], [80, 200, 600, 2_000], [60, 150, 400, 1_500]] },
    high: { ladder: [1, 3, 10, 25, 50], orb: 0, pays: [[900, 3_000, 12_000, 80_000], [500, 1_600, 7_000, 40_000], [300, 1_000, 4_000, 25_000], [150, 500, 2_000, 12_000], [80, 250, 1_000, 6_000], [50, 150, 600, 4_000], [40, 120, 500, 3_000]] },
  },
  growing: {
    low: { ladder: [1], orb: 0, pays: [[260, 400, 800, 2_200], [220, 350, 700, 1_800], [190, 300, 550, 1_400], [160, 250, 450, 1_000], [130, 200, 350, 800], [100, 160, 300, 700]] },
    medium: { ladder: [1, 2, 3, 5], orb: 0, pays: [[300, 600, 1_500, 6_000], [220, 450, 1_200, 4_500], [150, 300, 900, 3_500], [110, 220, 600, 2_200], [75, 150, 400, 1_500], [60, 110, 300, 1_100]] },
    high: { ladder: [1, 2, 4, 8, 16], orb: 0, pays: [[400, 1_000, 4_000, 25_000], [250, 600, 2_500, 15_000], [150, 400, 1_500, 9_000], [80, 200, 800, 5_000], [40, 100, 400, 2_500], [30, 75, 250, 1_500]] },
  },
  orbs: {
    low: { ladder: [1], orb: 2, pays: [[180, 350, 800], [140, 280, 600], [120, 240, 500], [100, 200, 400], [80, 150, 300], [60, 120, 250], [50, 100, 200]] },
    medium: { ladder: [1], orb: 4, pays: [[250, 600, 2_500], [200, 500, 2_000], [150, 350, 1_200], [100, 250, 1_000], [60, 150, 600], [45, 100, 400], [35, 75, 300]] },
    high: { ladder: [1], orb: 8, pays: [[300, 1_000, 6_000], [200, 600, 4_000], [120, 400, 2_500], [60, 200, 1_200], [30, 100, 600], [20, 60, 400], [15, 50, 300]] },
  },
}

/** Everything but the book. */
export function bookRules(kind: Kind, profile: Profile): BookRules {
  const { pays, ladder, orb } = SETTINGS[kind][profile]
  const grid = GRIDS[kind]
  const none = grid.sizes.map(() => 0)
  return {
    mechanic: 'book',
    symbols: ['wild', kind === 'orbs' ? 'orb' : 'scatter', ...PAYING_NAMES.slice(0, pays.length)],
    cost: COST,
    ...grid,
    pays: [none, none, ...pays],
    ladder,
    orb,
  }
}
