import { parseStrips } from '../board/parts.ts'
import type { SlotFeature } from '../shortFacts.ts'
import { towersRules } from '../towers/recipes.ts'
import { towersWeights } from '../towers/weights.ts'
import type { Family } from './family.ts'
import { sharedBy } from './sharedBy.ts'

const features: readonly SlotFeature[] = ['freeSpins', 'wild', 'multiplier']

export const towersWays: Family = {
  id: 'towers',
  names: { es: 'Torres', en: 'Towers' },
  says: {
    es: 'Seis rodillos que cambian de altura en cada giro: hasta 117 649 formas de ganar.',
    en: 'Six reels that change their height with every spin: up to 117,649 ways to win.',
  },
  reels: 6,
  rows: 7,
  wins: 'ways',
  facts: {
    low: { returnPerMyriad: 9510, volatility: 'low', lines: 117_649, features: ['freeSpins', 'wild'] },
    medium: { returnPerMyriad: 9590, volatility: 'medium', lines: 117_649, features },
    high: { returnPerMyriad: 9660, volatility: 'high', lines: 117_649, features },
  },
  modelOf(profile, title) {
    const [seed, weights, freeWeights] = sharedBy(towersWeights[profile], title)
    const id = `TOWERS_${profile}_${seed}`.toUpperCase()
    return { ...towersRules(profile), id, weights: parseStrips(weights), freeWeights: parseStrips(freeWeights) }
  },
}
