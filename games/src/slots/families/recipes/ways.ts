import type { Profile } from '../family.ts'
import type { Recipe } from '../recipe.ts'
import { freeSpinsRecipe, fromThree, type FreeSpinsRules } from './freeSpins.ts'

const multiplierOf: Readonly<Record<Profile, number>> = { low: 1, medium: 2, high: 3 }

function opens(reels: number, cost: number, freeMultiplier: number): FreeSpinsRules {
  const byCount = (...values: readonly number[]): readonly number[] => fromThree(...values.slice(0, reels - 2))
  return {
    scatterPays: byCount(cost, 5 * cost, 25 * cost, 100 * cost),
    freeSpins: byCount(8, 10, 12, 15),
    freeMultiplier,
  }
}

export const ways243: Recipe = freeSpinsRecipe({
  id: 'ways243',
  names: { es: '243 formas', en: '243 ways' },
  says: {
    es: 'Sin líneas: 243 formas de ganar, de rodillo en rodillo.',
    en: 'No lines: every way from reel to reel pays.',
  },
  reels: 5,
  rows: 3,
  distances: { duty: 3, paying: 3 },
  features: ['freeSpins', 'wild', 'scatterPay', 'ways'],
  returns: { low: 9550, medium: 9610, high: 9660 },
  cost: 250,
  ways: 243,
  rules: {},
  rulesOf: (profile) => opens(5, 250, multiplierOf[profile]),
  setsOf: () => [
    { stops: [19, 20, 21, 20, 19], wilds: [0, 1, 1, 1, 0], scatters: [1, 1, 1, 1, 0], boxed: true },
    { stops: [19, 20, 21, 20, 19], wilds: [0, 1, 1, 1, 1], scatters: [1, 1, 1, 1, 0], boxed: true },
  ],
})

export const ways1024: Recipe = freeSpinsRecipe({
  id: 'ways1024',
  names: { es: '1024 formas', en: '1,024 ways' },
  says: {
    es: 'Cuatro filas y 1024 formas de ganar, de rodillo en rodillo.',
    en: 'Four rows, and 1,024 ways from reel to reel.',
  },
  reels: 5,
  rows: 4,
  distances: { duty: 4, paying: 4 },
  features: ['freeSpins', 'wild', 'scatterPay', 'ways'],
  returns: { low: 9530, medium: 9600, high: 9650 },
  cost: 400,
  ways: 1_024,
  rules: {},
  rulesOf: (profile) => opens(5, 400, multiplierOf[profile]),
  setsOf: () => [{ stops: [19, 20, 21, 20, 19], wilds: [0, 1, 1, 1, 0], scatters: [1, 0, 1, 0, 1], boxed: true }],
})

export const ways4096: Recipe = freeSpinsRecipe({
  id: 'ways4096',
  names: { es: '4096 formas', en: '4,096 ways' },
  says: {
    es: 'Seis rodillos de cuatro filas: 4096 formas de ganar.',
    en: 'Six reels of four rows: 4,096 ways.',
  },
  reels: 6,
  rows: 4,
  distances: { duty: 4, paying: 4 },
  features: ['freeSpins', 'wild', 'scatterPay', 'ways'],
  returns: { low: 9500, medium: 9580, high: 9640 },
  cost: 500,
  ways: 4_096,
  rules: {},
  rulesOf: (profile) => opens(6, 500, multiplierOf[profile]),
  setsOf: () => [
    { stops: [17, 18, 18, 18, 17, 17], wilds: [0, 1, 1, 1, 0, 0], scatters: [1, 0, 1, 0, 1, 0], boxed: true },
  ],
})
