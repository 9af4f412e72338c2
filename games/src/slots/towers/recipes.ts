import { present, type Rng } from '@ronda/core'
import { PAYING_NAMES } from '../board/parts.ts'
import { TOWERS_CAPS } from '../cap/caps.ts'
import type { Profile } from '../families/family.ts'
import { SCATTER, WILD } from '../symbols.ts'
import type { TowersModel } from './model.ts'
import { nearReturn } from './moments.ts'

const COST = 20
const REELS = 6

/** More than ten scatters hardly ever come: so many free spins are never missed. */
const FREE_SPINS_MAX = 20

type ProfileSettings = {
  /** The target return, in hundredths of a per cent. */
  readonly target: number
  readonly heights: readonly number[]
  /** The approximate frequency of each symbol in a cell: the solver changes those of the paying ones. */
  readonly weights: readonly number[]
  readonly freeWeights: readonly number[]
  /** What runs of three to six pay for each way. */
  readonly pays: readonly (readonly number[])[]
  readonly free: TowersModel['free']
}

// oxfmt-ignore
const SETTINGS: Readonly<Record<Profile, ProfileSettings>> = {
  low: {
    target: 9510,
    heights: [4, 12, 8, 2, 1, 1],
    weights: [4, 4, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24],
    freeWeights: [4, 0, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24],
    pays: [[8, 11, 15, 20], [6, 9, 12, 16], [5, 8, 10, 14], [4, 6, 9, 12], [4, 6, 8, 10], [0, 5, 7, 10], [0, 5, 7, 10], [0, 4, 6, 9], [0, 4, 6, 8], [0, 4, 6, 8]],
    free: { from: 4, spins: 6, more: 2, times: 1 },
  },
  medium: {
    target: 9590,
    heights: [5, 7, 8, 5, 3, 2],
    weights: [4, 6, 9, 11, 13, 15, 16, 20, 22, 24, 25, 26],
    freeWeights: [6, 0, 9, 11, 13, 15, 16, 20, 22, 24, 25, 26],
    pays: [[6, 18, 50, 150], [5, 12, 30, 80], [4, 10, 20, 50], [3, 8, 15, 30], [2, 6, 10, 20], [0, 3, 6, 10], [0, 3, 5, 8], [0, 2, 4, 6], [0, 2, 4, 6], [0, 2, 4, 5]],
    free: { from: 4, spins: 8, more: 2, times: 2 },
  },
  high: {
    target: 9660,
    heights: [6, 7, 8, 5, 3, 2],
    weights: [3, 6, 7, 10, 12, 15, 17, 20, 22, 25, 26, 27],
    freeWeights: [5, 0, 7, 10, 12, 15, 17, 20, 22, 25, 26, 27],
    pays: [[8, 30, 80, 200], [5, 20, 50, 120], [4, 12, 30, 80], [3, 8, 20, 60], [2, 6, 15, 30], [0, 3, 6, 12], [0, 2, 5, 10], [0, 2, 4, 8], [0, 1, 3, 6], [0, 1, 3, 6]],
    free: { from: 4, spins: 8, more: 2, times: 4 },
  },
}

type Rules = Omit<TowersModel, 'id' | 'weights' | 'freeWeights'>

/** Everything but the weights. */
export function towersRules(profile: Profile): Rules {
  const { heights, pays, free } = SETTINGS[profile]
  const none = Array.from({ length: REELS + 1 }, () => 0)
  return {
    mechanic: 'towers',
    symbols: ['wild', 'scatter', ...PAYING_NAMES],
    cost: COST,
    lowest: 2,
    heights,
    pays: [none, none, ...pays.map((runs) => [0, 0, 0, ...runs])],
    free,
    freeSpinsMax: FREE_SPINS_MAX,
    winMax: TOWERS_CAPS[profile],
  }
}

/** The return may end this much above its target. */
const TOLERANCE = 1e-5

/** Within this distance any change is accepted, so that the search cannot get stuck. */
const WANDER = 2e-3

/** A letter or a digit holds no more. */
const WEIGHT_MAX = 35

const CHANGES_MAX = 30_000

/** Finds weights that give a profile its return, by making one symbol of one reel a little likelier or rarer. */
export function solveTowers(profile: Profile, id: string, rng: Rng): TowersModel {
  const { target, weights, freeWeights } = SETTINGS[profile]
  const spread = (of: readonly number[]): number[][] =>
    Array.from({ length: REELS }, (_, reel) => of.map((weight, symbol) => (reel === 0 && symbol === WILD ? 0 : weight)))
  const [paid, free] = [spread(weights), spread(freeWeights)]
  const model: TowersModel = { ...towersRules(profile), id, weights: paid, freeWeights: free }
  const excessOf = (): number => nearReturn(model) - target / 10_000
  let excess = excessOf()
  for (let changes = 0; changes < CHANGES_MAX; changes++) {
    if (excess > 0 && excess < TOLERANCE) return model
    const reel = present((rng(2) === 0 ? paid : free)[rng(REELS)], 'a reel')
    const symbol = SCATTER + 1 + rng(reel.length - SCATTER - 1)
    const before = present(reel[symbol], 'a weight')
    reel[symbol] = Math.min(before + (rng(2) === 0 || before < 5 ? 1 : -1), WEIGHT_MAX)
    const changed = excessOf()
    if (Math.abs(changed) <= Math.max(WANDER, Math.abs(excess))) excess = changed
    else reel[symbol] = before
  }
  throw new Error(`broken promise: no weights found for ${id}`)
}
