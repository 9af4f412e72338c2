import { parSheet } from '../../proofs.ts'
import { PROFILES, type Profile } from '../family.ts'
import { layModel } from '../made.ts'
import type { Recipe, Solved, SolvedProfiles } from '../recipe.ts'
import { solve } from './solve.ts'

/** Well inside its volatility class, so that every order of the same cells is in that class as well. */
const BANDS: Readonly<Record<Profile, readonly [from: number, to: number]>> = {
  low: [1, 2.75],
  medium: [3.5, 5.5],
  high: [6.8, 11],
}

const STEEPNESS_FIRST: Readonly<Record<Profile, number>> = { low: -0.2, medium: 0.4, high: 0.8 }
const STEEPNESS_STEP = 0.4
const TRIES = 16
const SEEDS = 3

/** Finds how steep the pay table of each profile must be, and solves it. */
export function solveProfiles(recipe: Recipe): SolvedProfiles {
  const [low, medium, high] = PROFILES.map((profile) => solveProfile(recipe, profile))
  if (!low || !medium || !high) throw new Error('broken promise: three profiles')
  return { low, medium, high }
}

/**
 * Steeper while the volatility is too low, flatter while it is too high, with smaller steps whenever the direction
 * changes.
 */
function solveProfile(recipe: Recipe, profile: Profile): Solved {
  const [from, to] = BANDS[profile]
  const found: string[] = []
  let steepness = STEEPNESS_FIRST[profile]
  let step = 0
  for (let tries = 0; tries < TRIES; tries++) {
    const solved = attempt(recipe, profile, steepness)
    const volatility = solved ? parSheet(layModel(recipe, profile, solved, 0)).volatility : Number.NaN
    if (solved && volatility >= from && volatility <= to) return solved
    found.push(`${steepness}: ${volatility.toFixed(2)}`)
    const way = volatility > to ? -1 : 1
    step = step === 0 ? way * STEEPNESS_STEP : Math.sign(step) === way ? step : -step / 2
    steepness = Number((steepness + step).toFixed(3))
  }
  throw new Error(`no pay table makes ${recipe.id} ${profile}; volatility by steepness: ${found.join(', ')}`)
}

function attempt(recipe: Recipe, profile: Profile, steepness: number): Solved | undefined {
  for (let seed = 0; seed < SEEDS; seed++) {
    try {
      return solve(recipe, profile, steepness, seed)
    } catch {
      // Other draws may succeed.
    }
  }
  return undefined
}
