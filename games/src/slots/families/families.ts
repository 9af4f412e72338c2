import { present } from '@ronda/core'
import type { SlotModel } from '../model.ts'
import { avalancheLines, avalancheWays } from './avalanche.ts'
import { clusters7x7, growing6x6, orbs6x5 } from './book.ts'
import { collectCoins } from './collect.ts'
import type { Family, Profile } from './family.ts'
import { holdLines, holdWays } from './hold.ts'
import { reelFamilies } from './reels.ts'
import { towersWays } from './towers.ts'
import { tumble5x4 } from './tumble.ts'
import { wheelBonus } from './wheel.ts'

/** Every family that is played. Those of one mechanic stand together. */
export const families: readonly Family[] = [
  ...reelFamilies,
  holdLines,
  holdWays,
  collectCoins,
  wheelBonus,
  towersWays,
  avalancheLines,
  avalancheWays,
  clusters7x7,
  growing6x6,
  orbs6x5,
  tumble5x4,
]

export function familyOf(id: string): Family {
  return present(
    families.find((family) => family.id === id),
    `the family ${id}`,
  )
}

/** As many as are played at the same time on a busy evening. */
const KEPT_MAX = 500

const kept = new Map<string, SlotModel>()

/** The model of a title: made when first played, and kept while it is among those played last. */
export function modelOf(family: Family, profile: Profile, title: number): SlotModel {
  const key = `${family.id} ${profile} ${title}`
  const model = kept.get(key) ?? family.modelOf(profile, title)
  // Taken out and put back, so that the first of the map is the one not asked for longest.
  kept.delete(key)
  kept.set(key, model)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return model
}
