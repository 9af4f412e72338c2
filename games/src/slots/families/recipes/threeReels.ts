import type { Recipe } from '../recipe.ts'
import { freeSpinsRecipe, nothing, type FreeSpinsRules } from './freeSpins.ts'
import { THREE_REEL_LINES } from './lineSets.ts'

const plain: FreeSpinsRules = { scatterPays: nothing(3), freeSpins: nothing(3), freeMultiplier: 1 }

const onThreeReels = { reels: 3, rows: 3, distances: { duty: 3, paying: 2 } } as const

export const classic5: Recipe = freeSpinsRecipe({
  ...onThreeReels,
  id: 'classic5',
  names: { es: 'Clásica de tres rodillos', en: 'Three-reel classic' },
  says: {
    es: 'Tres rodillos, cinco líneas y un comodín: como las de siempre.',
    en: 'Three reels, five lines and a wild: as they always were.',
  },
  features: ['wild'],
  returns: { low: 9500, medium: 9550, high: 9600 },
  cost: 5,
  lines: THREE_REEL_LINES.slice(0, 5),
  rules: {},
  rulesOf: () => plain,
  setsOf: () => [{ stops: [29, 30, 31], wilds: [0, 2, 2], scatters: [0, 0, 0] }],
})

export const single: Recipe = freeSpinsRecipe({
  ...onThreeReels,
  id: 'single',
  names: { es: 'Una sola línea', en: 'Single line' },
  says: {
    es: 'Tres rodillos y una sola línea, en la que cada comodín multiplica.',
    en: 'Three reels and a single line, on which every wild multiplies.',
  },
  features: ['wild', 'multiplier'],
  returns: { low: 9450, medium: 9550, high: 9650 },
  cost: 5,
  lines: [[1, 1, 1]],
  rules: {},
  rulesOf: (profile) => ({ ...plain, wildTimes: profile === 'high' ? 5 : 2 }),
  setsOf: (profile) => {
    const wilds = { low: 7, medium: 4, high: 2 }[profile]
    return [{ stops: [23, 24, 25], wilds: [0, wilds, wilds], scatters: [0, 0, 0] }]
  },
})
