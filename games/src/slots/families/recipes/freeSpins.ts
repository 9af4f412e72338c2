import { ROUND_CAPS } from '../../cap/caps.ts'
import type { SlotModel } from '../../model.ts'
import type { FreeSpinsModel } from '../../reels/freeSpins/model.ts'
import type { Strips } from '../../reels/strips.ts'
import type { Profile } from '../family.ts'
import type { Recipe } from '../recipe.ts'

/** Internal names; each title shows its own figures instead. */
export const SYMBOLS: readonly string[] = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'high5',
  'A',
  'K',
  'Q',
  'J',
  '10',
]

/** Nothing below three, then by three, four and so on. */
export function fromThree(...values: readonly number[]): readonly number[] {
  return [0, 0, 0, ...values]
}

export const nothing = (reels: number): readonly number[] => Array.from({ length: reels + 1 }, () => 0)

/** A round has at most ten times the free spins that three scatters award, and a cap on what they win together. */
export function freeSpinsLimit(
  profile: Profile,
  freeSpins: readonly number[],
): { readonly freeSpinsMax?: number; readonly winMax?: number } {
  const first = freeSpins[3] ?? 0
  return first > 0 ? { freeSpinsMax: 10 * first, winMax: ROUND_CAPS[profile] } : {}
}

/** The differences between the profiles of a game with free spins. Without any, its reels only stop and pay. */
export type FreeSpinsRules = Pick<FreeSpinsModel, 'scatterPays' | 'freeSpins' | 'freeMultiplier'> &
  Partial<Pick<FreeSpinsModel, 'wildTimes' | 'buySpins'>>

type Described = Omit<Recipe, 'modelOf' | 'wins' | 'lines'> & {
  /** Absent where every way pays. */
  readonly lines?: readonly (readonly number[])[]
  readonly ways?: number
  readonly rules: Partial<Pick<FreeSpinsModel, 'wildGrows' | 'bothWays'>>
  rulesOf(profile: Profile): FreeSpinsRules
}

/** The recipe of a game of lines or ways: with one set of strips, free spins are played on the reels of the paid ones. */
export function freeSpinsRecipe({ lines, ways, rules, rulesOf, ...described }: Described): Recipe {
  const modelOf = (
    profile: Profile,
    pays: readonly (readonly number[])[],
    sets: readonly Strips[],
    buy?: number,
  ): SlotModel => {
    const { buySpins, ...feature } = rulesOf(profile)
    const [baseStrips = [], freeStrips = baseStrips] = sets
    const shared = {
      id: `${described.id}_${profile}`.toUpperCase(),
      symbols: SYMBOLS,
      cost: described.cost,
      rows: described.rows,
      pays,
      ...feature,
      ...freeSpinsLimit(profile, feature.freeSpins),
      ...rules,
      ...(buySpins !== undefined && buy !== undefined && { buy, buySpins }),
      baseStrips,
      freeStrips,
    }
    return lines === undefined ? { mechanic: 'ways', ...shared } : { mechanic: 'lines', lines, ...shared }
  }
  return { ...described, wins: lines === undefined ? 'ways' : 'lines', lines: lines?.length ?? ways ?? 0, modelOf }
}
