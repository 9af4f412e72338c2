import { minus, rational, times, type Rng } from '@ronda/core'
import { LINES_5X3, paysFrom, PAYING_NAMES } from '../board/parts.ts'
import { solveBoard } from '../board/solve.ts'
import type { Profile } from '../families/family.ts'
import { prizesFrom } from '../prizes.ts'
import type { CollectModel } from './model.ts'
import { collectedMean } from './proof.ts'

const COST = 20
const COLLECTOR = 2
const STOPS = [24, 25, 26, 25, 24]

type ProfileSettings = {
  /** The target return, in hundredths of a per cent. */
  readonly target: number
  /** How many coins lie on the first four strips, and how many collectors on the last. */
  readonly coins: readonly number[]
  readonly collectors: number
  /** What coins are worth in hundredths of a stake, with their weights; the named ones come last. */
  readonly prizes: readonly (readonly [percent: number, weight: number])[]
  readonly weights: readonly number[]
  /** What runs of three, four and five pay. */
  readonly pays: readonly (readonly number[])[]
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9520,
    coins: [3, 3, 3, 3, 0], collectors: 2,
    prizes: [[20, 300], [40, 200], [60, 120], [100, 60], [200, 30], [500, 8], [1_000, 3], [2_500, 1]],
    weights: [0, 0, 0, 2, 3, 3, 3, 4, 4, 4, 4, 4],
    pays: [[15, 50, 150], [12, 40, 100], [10, 30, 80], [8, 25, 60], [6, 15, 40], [6, 12, 35], [5, 10, 30], [5, 10, 25], [5, 10, 25]],
  },
  medium: {
    target: 9580,
    coins: [3, 3, 3, 2, 0], collectors: 2,
    prizes: [[50, 400], [100, 220], [200, 120], [300, 60], [500, 30], [1_000, 14], [2_500, 6], [10_000, 2]],
    weights: [0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    pays: [[20, 75, 300], [15, 50, 200], [12, 40, 150], [10, 30, 100], [5, 15, 50], [5, 15, 40], [4, 10, 30], [4, 10, 30], [4, 8, 25]],
  },
  high: {
    target: 9650,
    coins: [2, 2, 3, 2, 0], collectors: 1,
    prizes: [[100, 400], [200, 220], [300, 120], [500, 80], [1_000, 40], [2_500, 20], [10_000, 5], [50_000, 1]],
    weights: [0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    pays: [[25, 100, 500], [20, 75, 300], [15, 50, 200], [12, 40, 150], [6, 18, 60], [5, 15, 50], [4, 12, 40], [4, 10, 30], [4, 10, 30]],
  },
}

type Rules = Omit<CollectModel, 'id' | 'strips'>

/** Everything except the strips. */
export function collectRules(profile: Profile): Rules {
  const { prizes, pays } = SETTINGS[profile]
  return {
    mechanic: 'collect',
    symbols: ['wild', 'coin', 'collector', ...PAYING_NAMES.slice(1)],
    cost: COST,
    rows: 3,
    lines: LINES_5X3,
    pays: paysFrom([[0, 0, 0], ...pays]),
    prizes: prizesFrom(prizes, COST),
    collector: COLLECTOR,
  }
}

/** Finds strips that give a profile its return. */
export function solveCollect(profile: Profile, id: string, rng: Rng): CollectModel {
  const { target, coins, collectors, weights } = SETTINGS[profile]
  const rules = collectRules(profile)
  const asked = times(rational(BigInt(target), 10_000n), rational(BigInt(COST)))
  const { strips } = solveBoard(
    {
      ...rules,
      stops: STOPS,
      weights,
      exactly: [
        [0, [0, 1, 2, 1, 1]],
        [1, coins],
        [COLLECTOR, [0, 0, 0, 0, collectors]],
      ],
    },
    (laid) => minus(asked, collectedMean({ ...rules, ...laid, id })),
    rng,
  )
  return { ...rules, id, strips }
}
