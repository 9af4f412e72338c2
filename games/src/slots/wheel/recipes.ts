import { minus, rational, type Rational, type Rng } from '@ronda/core'
import { LINES_5X3, paysFrom, PAYING_NAMES } from '../board/parts.ts'
import { solveBoard, type BoardRecipe } from '../board/solve.ts'
import type { Profile } from '../families/family.ts'
import type { Slice } from '../step.ts'
import type { Slices, WheelModel } from './model.ts'
import { wheelMean } from './proof.ts'

const COST = 20
const STOPS = [24, 25, 26, 25, 24]
const FREE_STOPS = [20, 21, 22, 21, 20]

type ProfileSettings = {
  /** The target return, in hundredths of a per cent. */
  readonly target: number
  readonly scatters: readonly number[]
  readonly wilds: readonly number[]
  readonly freeWilds: readonly number[]
  /** What a free spin pays on average, in hundredths of a stake. */
  readonly freeMean: number
  readonly weights: readonly number[]
  /** What runs of three, four and five pay. */
  readonly pays: readonly (readonly number[])[]
  /** The slices of the wheel with their weights; coins are given in stakes. */
  readonly slices: readonly (readonly [Slice, weight: number])[]
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9500,
    scatters: [2, 1, 2, 1, 1], wilds: [0, 1, 2, 1, 1], freeWilds: [0, 2, 2, 2, 1], freeMean: 110,
    weights: [0, 0, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4],
    pays: [[20, 60, 250], [15, 50, 150], [12, 40, 100], [10, 30, 80], [8, 25, 60], [6, 15, 40], [6, 12, 35], [5, 10, 30], [5, 10, 25], [5, 10, 25]],
    slices: [[{ coins: 2 }, 20], [{ spins: 5 }, 14], [{ coins: 3 }, 18], [{ times: 2 }, 8], [{ coins: 5 }, 14], [{ spins: 8 }, 8], [{ coins: 4 }, 14], [{ coins: 15 }, 4]],
  },
  medium: {
    target: 9610,
    scatters: [1, 1, 1, 1, 1], wilds: [0, 1, 2, 1, 1], freeWilds: [0, 2, 3, 2, 1], freeMean: 160,
    weights: [0, 0, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    pays: [[25, 100, 500], [20, 75, 300], [15, 50, 200], [12, 40, 150], [10, 30, 100], [5, 15, 50], [5, 15, 40], [4, 10, 30], [4, 10, 30], [4, 8, 25]],
    slices: [[{ coins: 5 }, 20], [{ spins: 8 }, 14], [{ coins: 8 }, 18], [{ times: 2 }, 8], [{ coins: 15 }, 12], [{ spins: 12 }, 8], [{ coins: 10 }, 14], [{ times: 3 }, 4], [{ coins: 50 }, 3]],
  },
  high: {
    target: 9660,
    scatters: [1, 1, 1, 1, 1], wilds: [0, 1, 2, 1, 1], freeWilds: [0, 2, 3, 2, 1], freeMean: 220,
    weights: [0, 0, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
    pays: [[40, 200, 1_000], [25, 100, 500], [20, 75, 300], [15, 50, 200], [12, 40, 150], [5, 15, 50], [5, 12, 40], [4, 10, 30], [3, 8, 25], [3, 8, 25]],
    slices: [[{ coins: 10 }, 20], [{ spins: 10 }, 14], [{ coins: 15 }, 16], [{ times: 2 }, 7], [{ coins: 25 }, 12], [{ spins: 15 }, 8], [{ coins: 20 }, 12], [{ times: 3 }, 4], [{ coins: 100 }, 4], [{ coins: 250 }, 1]],
  },
}

type Rules = Omit<WheelModel, 'id' | 'strips' | 'freeStrips'>

/** Everything but the strips. */
export function wheelRules(profile: Profile): Rules {
  const { pays, slices } = SETTINGS[profile]
  const weighted = slices.map(([slice, weight]) => ({
    weight,
    slice: 'coins' in slice ? { coins: slice.coins * COST } : slice,
  }))
  return {
    mechanic: 'wheel',
    symbols: ['wild', 'scatter', ...PAYING_NAMES],
    cost: COST,
    rows: 3,
    lines: LINES_5X3,
    pays: paysFrom(pays),
    wheel: { from: 3, opens: COST, slices: weighted as unknown as Slices },
  }
}

/**
 * Finds strips that give a profile its return: those of the free spins first, because the value of the wheel depends on
 * them.
 */
export function solveWheel(profile: Profile, id: string, rng: Rng): WheelModel {
  const settings = SETTINGS[profile]
  const rules = wheelRules(profile)
  const inCoins = (perMyriad: number): Rational => rational(BigInt(perMyriad * COST), 10_000n)
  const recipe = (stops: readonly number[], exactly: BoardRecipe['exactly']): BoardRecipe => ({
    ...rules,
    weights: settings.weights,
    stops,
    exactly,
  })
  const free = solveBoard(recipe(FREE_STOPS, [[0, settings.freeWilds]]), () => inCoins(settings.freeMean * 100), rng)
  const base = solveBoard(
    recipe(STOPS, [
      [0, settings.wilds],
      [1, settings.scatters],
    ]),
    (laid) => minus(inCoins(settings.target), wheelMean({ ...rules, ...laid, id, freeStrips: free.strips })),
    rng,
  )
  return { ...rules, id, strips: base.strips, freeStrips: free.strips }
}
