import { parseStrips } from '../board/parts.ts'
import { collectRules } from '../collect/recipes.ts'
import { collectStrips } from '../collect/strips.ts'
import type { Family } from './family.ts'
import { sharedBy } from './sharedBy.ts'

export const collectCoins: Family = {
  id: 'collect',
  names: { es: 'Recolector', en: 'Collector' },
  says: {
    es: 'Veinte líneas; cuando el recolector cae en el último rodillo, se lleva todas las monedas a la vista.',
    en: 'Twenty lines; when the collector lands on the last reel, it gathers every coin in view.',
  },
  reels: 5,
  rows: 3,
  wins: 'lines',
  facts: {
    low: { returnPerMyriad: 9520, volatility: 'low', lines: 20, features: ['wild', 'bonusRound'] },
    medium: { returnPerMyriad: 9580, volatility: 'medium', lines: 20, features: ['wild', 'bonusRound'] },
    high: { returnPerMyriad: 9650, volatility: 'high', lines: 20, features: ['wild', 'bonusRound'] },
  },
  modelOf(profile, title) {
    const [seed, strips] = sharedBy(collectStrips[profile], title)
    const id = `COLLECT_${profile}_${seed}`.toUpperCase()
    return { ...collectRules(profile), id, strips: parseStrips(strips) }
  },
}
