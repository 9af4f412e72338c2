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

/** Every family. Those of one mechanic are next to each other. */
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

/** As many models as are played at the same time on a busy evening. */
const MODELS_MAX = 500

const models = new Map<string, SlotModel>()

/** The model of a title: made when first played, and cached while it is among the most recently played. */
export function modelOf(family: Family, profile: Profile, title: number): SlotModel {
  const key = `${family.id} ${profile} ${title}`
  const model = models.get(key) ?? family.modelOf(profile, title)
  // Removed and inserted again, so that the first of the map is the least recently used.
  models.delete(key)
  models.set(key, model)
  const [oldest] = models.keys()
  if (models.size > MODELS_MAX && oldest !== undefined) models.delete(oldest)
  return model
}
