import { rational, type Rational } from '@ronda/core'
import { LINES_5X3, paysFrom, PAYING_NAMES } from '../board/parts.ts'
import type { BoardRecipe } from '../board/solve.ts'
import type { Profile } from '../families/family.ts'
import { prizesFrom } from '../prizes.ts'
import type { Hold, HoldModel } from './model.ts'

/** A model before it has strips. */
export type HoldRecipe = {
  readonly rules: Omit<HoldModel, 'strips' | 'id'>
  readonly board: BoardRecipe
  readonly target: Rational
}

const COST = 20
const STOPS = [24, 25, 26, 25, 24]

type ProfileSettings = {
  readonly target: number
  readonly coins: readonly number[]
  readonly wilds: readonly number[]
  readonly weights: readonly number[]
  /** What runs of three, four and five pay, by symbol, in lines and in ways. */
  readonly linePays: readonly (readonly number[])[]
  readonly wayPays: readonly (readonly number[])[]
  readonly catches: number
  /** Coins in hundredths of a stake and their weights, the named ones last, and what a full grid pays. */
  readonly prizes: readonly (readonly [percent: number, weight: number])[]
  readonly full: number
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9550,
    coins: [4, 4, 5, 4, 4], wilds: [0, 1, 2, 1, 1], weights: [0, 0, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4],
    linePays: [[20, 60, 250], [15, 50, 150], [12, 40, 100], [10, 30, 80], [8, 25, 60], [5, 15, 40], [5, 12, 35], [4, 10, 30], [4, 10, 25], [4, 10, 25]],
    wayPays: [[6, 14, 40], [5, 12, 30], [5, 10, 25], [4, 8, 20], [4, 8, 15], [3, 5, 10], [3, 5, 10], [2, 4, 8], [2, 4, 8], [2, 4, 8]],
    catches: 5,
    prizes: [[50, 400], [100, 300], [150, 120], [200, 80], [300, 40], [500, 40], [1_000, 12], [2_000, 4]],
    full: 10_000,
  },
  medium: {
    target: 9600,
    coins: [3, 4, 4, 4, 3], wilds: [0, 1, 2, 1, 1], weights: [0, 0, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    linePays: [[25, 100, 500], [20, 75, 300], [15, 50, 200], [12, 40, 150], [10, 30, 100], [5, 15, 50], [5, 15, 40], [4, 10, 30], [3, 10, 30], [3, 8, 25]],
    wayPays: [[12, 40, 150], [10, 30, 100], [8, 20, 75], [6, 15, 50], [5, 12, 40], [3, 7, 20], [2, 6, 15], [2, 5, 12], [1, 4, 10], [1, 3, 8]],
    catches: 5,
    prizes: [[100, 400], [200, 240], [300, 140], [400, 90], [500, 60], [1_000, 45], [2_500, 20], [10_000, 5]],
    full: 100_000,
  },
  high: {
    target: 9640,
    coins: [3, 4, 4, 4, 3], wilds: [0, 1, 2, 1, 1], weights: [0, 0, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    linePays: [[40, 200, 1_000], [25, 100, 500], [20, 75, 300], [15, 50, 200], [10, 40, 150], [4, 15, 50], [4, 12, 40], [3, 10, 30], [2, 8, 25], [2, 8, 25]],
    wayPays: [[20, 80, 400], [15, 60, 250], [12, 40, 200], [10, 30, 120], [8, 25, 80], [4, 10, 30], [3, 8, 25], [3, 8, 20], [2, 6, 15], [2, 5, 15]],
    catches: 5,
    prizes: [[200, 400], [400, 220], [600, 130], [1_000, 80], [1_500, 50], [2_500, 40], [5_000, 20], [20_000, 5]],
    full: 200_000,
  },
}

function holdOf({ catches, prizes, full }: ProfileSettings): Hold {
  return { from: 6, tries: 3, catches, of: 100, prizes: prizesFrom(prizes, COST), full: (full * COST) / 100 }
}

/** Hold and win, on lines or on ways. */
export function holdRecipe(on: 'lines' | 'ways', profile: Profile): HoldRecipe {
  const settings = SETTINGS[profile]
  const pays = paysFrom(on === 'lines' ? settings.linePays : settings.wayPays)
  const board = on === 'lines' ? { rows: 3, pays, lines: LINES_5X3 } : { rows: 3, pays }
  return {
    rules: {
      mechanic: 'hold',
      symbols: ['wild', 'coin', ...PAYING_NAMES],
      cost: COST,
      hold: holdOf(settings),
      ...board,
    },
    board: {
      ...board,
      stops: STOPS,
      exactly: [
        [0, settings.wilds],
        [1, settings.coins],
      ],
      weights: settings.weights,
    },
    target: rational(BigInt(settings.target), 10_000n),
  }
}
