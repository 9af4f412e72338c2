import type { Rng } from '@ronda/core'
import { PAYING_NAMES } from '../board/parts.ts'
import type { Profile } from '../families/family.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { tunePays } from '../tune.ts'
import { followForward } from './forward.ts'
import type { TumbleModel } from './model.ts'

const COST = 100

type ProfileSettings = {
  /** The target return, in hundredths of a per cent. */
  readonly target: number
  readonly weights: readonly number[]
  readonly ladder: readonly number[]
  /** The approximate ratio of the pays of each size: the solver finds the coins. */
  readonly shape: readonly (readonly number[])[]
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9540, weights: [10, 11, 13, 14, 16], ladder: [1, 1, 2, 2],
    shape: [[300, 500, 1_200], [250, 420, 1_000], [220, 360, 800], [190, 300, 650], [160, 260, 550]],
  },
  medium: {
    target: 9600, weights: [9, 11, 13, 15, 16], ladder: [1, 2, 3, 5],
    shape: [[900, 2_500, 12_000], [600, 1_600, 8_000], [400, 1_000, 5_000], [200, 600, 3_000], [120, 350, 1_800]],
  },
  high: {
    target: 9660, weights: [7, 10, 13, 16, 18], ladder: [1, 4, 12, 30],
    shape: [[4_000, 12_000, 60_000], [2_000, 6_000, 30_000], [800, 2_500, 15_000], [300, 900, 5_000], [100, 350, 2_000]],
  },
}

/** Everything but the pays. */
export function tumbleRules(profile: Profile): Omit<TumbleModel, 'id' | 'pays'> {
  const { weights, ladder } = SETTINGS[profile]
  return {
    mechanic: 'tumble',
    symbols: ['wild', 'scatter', ...PAYING_NAMES.slice(0, weights.length)],
    cost: COST,
    reels: 5,
    rows: 4,
    weights: [0, 0, ...weights],
    sizes: [8, 9, 11],
    ladder,
    deepest: 3,
  }
}

/** Pays in the form of a model: nothing for wild and scatter. */
function paysOf(rows: readonly (readonly number[])[]): TumbleModel['pays'] {
  return [[0, 0, 0], [0, 0, 0], ...rows]
}

/** Counts over all grids how often each number of each symbol is paid, and finds coins that fit. */
export function solveTumble(profile: Profile, id: string, rng: Rng): TumbleModel {
  const { target, shape } = SETTINGS[profile]
  // Each model has a pay table of its own: every pay is randomly moved by up to a tenth before coins are found.
  const moved = shape.map((coins) => coins.map((coin) => Math.round((coin * (90 + rng(21))) / 100)))
  const model = { ...tumbleRules(profile), id, pays: paysOf(moved) }
  const { paid, all } = followForward(model)
  const worth = (rank: number, at: number): number => Number(((paid[FIRST_PAYING + rank]?.[at] ?? 0n) * SCALE) / all)
  const game = { wins: 'anywhere', cost: COST, rows: moved } as const
  return { ...model, pays: paysOf(tunePays(game, worth, (Number(SCALE) * COST * target) / 10_000, rng)) }
}

/** Shares are taken as whole numbers out of this many. */
const SCALE = 10n ** 15n
