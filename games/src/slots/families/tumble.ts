import type { SlotFeature } from '../shortFacts.ts'
import { tumblePays } from '../tumble/pays.ts'
import { tumbleRules } from '../tumble/recipes.ts'
import type { Family } from './family.ts'
import { sharedBy } from './sharedBy.ts'

const features: readonly SlotFeature[] = ['multiplier', 'cascade']

export const tumble5x4: Family = {
  id: 'tumble',
  names: { es: 'Derrumbe 5×4', en: 'Tumble 5×4' },
  says: {
    es: 'Ocho iguales pagan en cualquier lugar y se derrumban; hasta tres caídas, cada una multiplica más.',
    en: 'Eight of a kind pay anywhere and tumble; up to three falls, each multiplying more.',
  },
  reels: 5,
  rows: 4,
  wins: 'anywhere',
  facts: {
    low: { returnPerMyriad: 9540, volatility: 'low', lines: 0, features },
    medium: { returnPerMyriad: 9600, volatility: 'medium', lines: 0, features },
    high: { returnPerMyriad: 9660, volatility: 'high', lines: 0, features },
  },
  modelOf(profile, title) {
    const [seed, pays] = sharedBy(tumblePays[profile], title)
    const rules = tumbleRules(profile)
    const none = rules.sizes.map(() => 0)
    const bySize = pays.split(',').map((coins) => coins.split(' ').map(Number))
    return { ...rules, id: `TUMBLE_${profile}_${seed}`.toUpperCase(), pays: [none, none, ...bySize] }
  },
}
