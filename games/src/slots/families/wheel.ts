import { parseStrips } from '../board/parts.ts'
import type { SlotFeature } from '../shortFacts.ts'
import { wheelRules } from '../wheel/recipes.ts'
import { wheelStrips } from '../wheel/strips.ts'
import type { Family } from './family.ts'
import { sharedBy } from './sharedBy.ts'

const features: readonly SlotFeature[] = ['freeSpins', 'wild', 'multiplier', 'scatterPay', 'bonusRound']

export const wheelBonus: Family = {
  id: 'wheel',
  names: { es: 'Rueda de bonos', en: 'Bonus wheel' },
  says: {
    es: 'Veinte líneas; tres scatter abren una rueda con monedas, giros gratis y multiplicadores.',
    en: 'Twenty lines; three scatters open a wheel of coins, free spins and multipliers.',
  },
  reels: 5,
  rows: 3,
  wins: 'lines',
  facts: {
    low: { returnPerMyriad: 9500, volatility: 'low', lines: 20, features },
    medium: { returnPerMyriad: 9610, volatility: 'medium', lines: 20, features },
    high: { returnPerMyriad: 9660, volatility: 'high', lines: 20, features },
  },
  modelOf(profile, title) {
    const [seed, strips, freeStrips] = sharedBy(wheelStrips[profile], title)
    const id = `WHEEL_${profile}_${seed}`.toUpperCase()
    return { ...wheelRules(profile), id, strips: parseStrips(strips), freeStrips: parseStrips(freeStrips) }
  },
}
