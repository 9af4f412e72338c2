import type { Profile } from '../family.ts'
import type { Recipe, SetRecipe } from '../recipe.ts'
import { freeSpinsRecipe, fromThree, nothing, type FreeSpinsRules } from './freeSpins.ts'
import { linesOn } from './lineSets.ts'

const onFiveReels = { reels: 5, rows: 3, distances: { duty: 3, paying: 2 } } as const
const onFourRows = { reels: 5, rows: 4, distances: { duty: 4, paying: 2 } } as const

const SCATTERS = [1, 1, 1, 1, 0]
const SCATTERS_ON_FOUR_ROWS = [1, 0, 1, 0, 1]
const STOPS = [19, 20, 21, 20, 19]

const plainSet: SetRecipe = { stops: STOPS, wilds: [0, 1, 1, 1, 0], scatters: SCATTERS }
const richSet: SetRecipe = { stops: STOPS, wilds: [0, 1, 2, 1, 1], scatters: SCATTERS }

/** Scatters pay this many stakes, and open this many free spins. */
function opens(cost: number, spins: number, freeMultiplier: number): FreeSpinsRules {
  return {
    scatterPays: fromThree(cost, 5 * cost, 25 * cost),
    freeSpins: fromThree(spins, spins + 2, spins + 5),
    freeMultiplier,
  }
}

const multiplierOf: Readonly<Record<Profile, number>> = { low: 1, medium: 2, high: 3 }

export const lines20: Recipe = freeSpinsRecipe({
  ...onFiveReels,
  id: 'lines20',
  names: { es: 'Veinte líneas', en: 'Twenty lines' },
  says: {
    es: 'Veinte líneas, comodines y giros gratis que pueden multiplicar.',
    en: 'Twenty lines, wilds, and free spins that may multiply.',
  },
  features: ['freeSpins', 'wild', 'scatterPay'],
  returns: { low: 9620, medium: 9640, high: 9670 },
  cost: 20,
  lines: linesOn(3, 20),
  rules: {},
  rulesOf: (profile) => opens(20, 8, multiplierOf[profile]),
  setsOf: () => [plainSet, richSet],
})

export const growing10: Recipe = freeSpinsRecipe({
  ...onFiveReels,
  id: 'growing10',
  names: { es: 'Comodines que crecen', en: 'Growing wilds' },
  says: {
    es: 'Un comodín a la vista crece y cubre todo su rodillo.',
    en: 'A wild in view grows and covers its whole reel.',
  },
  features: ['freeSpins', 'wild', 'expandingWild', 'scatterPay'],
  returns: { low: 9560, medium: 9600, high: 9650 },
  cost: 10,
  lines: linesOn(3, 10),
  rules: { wildGrows: true },
  rulesOf: (profile) => opens(10, 6, multiplierOf[profile]),
  setsOf: (profile) => {
    // Two reels of wilds would make wins too large for a game of low volatility.
    const wilds = profile === 'low' ? [0, 0, 1, 0, 0] : [0, 1, 1, 1, 0]
    const set = { stops: [20, 21, 22, 21, 20], wilds, scatters: SCATTERS, boxed: true } as const
    return [set, set]
  },
})

export const stacks40: Recipe = freeSpinsRecipe({
  ...onFourRows,
  id: 'stacks40',
  names: { es: 'Símbolos apilados', en: 'Stacked symbols' },
  says: {
    es: 'Cuatro filas, cuarenta líneas y figuras apiladas que llenan rodillos enteros.',
    en: 'Four rows, forty lines, and stacked figures that fill whole reels.',
  },
  features: ['freeSpins', 'wild', 'stacks', 'scatterPay'],
  returns: { low: 9540, medium: 9610, high: 9660 },
  cost: 40,
  lines: linesOn(4, 40),
  rules: {},
  rulesOf: (profile) => opens(40, 8, multiplierOf[profile]),
  setsOf: () => [
    {
      stops: [24, 24, 24, 24, 24],
      wilds: [0, 1, 1, 1, 0],
      scatters: SCATTERS_ON_FOUR_ROWS,
      stacks: [
        [2, 2, 2, 2],
        [4, 4, 4],
        [6, 6, 6],
      ],
    },
  ],
})

export const lines50: Recipe = freeSpinsRecipe({
  ...onFourRows,
  id: 'lines50',
  names: { es: 'Cincuenta líneas', en: 'Fifty lines' },
  says: {
    es: 'Cuatro filas y cincuenta líneas: casi siempre pasa algo.',
    en: 'Four rows and fifty lines: something happens nearly every time.',
  },
  features: ['freeSpins', 'wild', 'scatterPay'],
  returns: { low: 9510, medium: 9590, high: 9630 },
  cost: 50,
  lines: linesOn(4, 50),
  rules: {},
  rulesOf: (profile) => opens(50, 8, multiplierOf[profile]),
  setsOf: () => [
    { ...plainSet, scatters: SCATTERS_ON_FOUR_ROWS },
    { ...richSet, scatters: SCATTERS_ON_FOUR_ROWS },
  ],
})

export const bothWays10: Recipe = freeSpinsRecipe({
  ...onFiveReels,
  id: 'bothWays10',
  names: { es: 'De ida y vuelta', en: 'Both ways' },
  says: {
    es: 'Diez líneas que pagan de izquierda a derecha y de derecha a izquierda.',
    en: 'Ten lines that pay from left to right and from right to left.',
  },
  features: ['wild', 'bothWays'],
  returns: { low: 9550, medium: 9600, high: 9640 },
  cost: 10,
  lines: linesOn(3, 10),
  rules: { bothWays: true },
  rulesOf: () => ({ scatterPays: nothing(5), freeSpins: nothing(5), freeMultiplier: 1 }),
  setsOf: () => [{ stops: [13, 13, 14, 13, 13], wilds: [0, 1, 1, 1, 0], scatters: [0, 0, 0, 0, 0] }],
})

export const wildTimes20: Recipe = freeSpinsRecipe({
  ...onFiveReels,
  id: 'wildTimes20',
  names: { es: 'Comodines que multiplican', en: 'Multiplying wilds' },
  says: {
    es: 'Cada comodín de una línea multiplica su premio, y dos comodines, dos veces.',
    en: 'Every wild on a line multiplies its prize, and two wilds do it twice.',
  },
  features: ['freeSpins', 'wild', 'multiplier', 'scatterPay'],
  returns: { low: 9580, medium: 9620, high: 9680 },
  cost: 20,
  lines: linesOn(3, 20),
  rules: {},
  rulesOf: (profile) => ({ ...opens(20, profile === 'low' ? 5 : 8, 1), wildTimes: profile === 'low' ? 2 : 3 }),
  setsOf: (profile) => {
    // Three wilds on a line would pay eight times.
    const fewWilds = { ...plainSet, wilds: [0, 1, 0, 1, 0] }
    return profile === 'low' ? [fewWilds, fewWilds] : [plainSet, richSet]
  },
})

export const buy20: Recipe = freeSpinsRecipe({
  ...onFiveReels,
  id: 'buy20',
  names: { es: 'Giros gratis a la venta', en: 'Free spins for sale' },
  says: {
    es: 'Veinte líneas, y los giros gratis también se pueden comprar, con su propio retorno.',
    en: 'Twenty lines, and the free spins can be bought as well, with a return of their own.',
  },
  features: ['freeSpins', 'wild', 'multiplier', 'scatterPay', 'buy'],
  returns: { low: 9520, medium: 9600, high: 9650 },
  cost: 20,
  lines: linesOn(3, 20),
  rules: {},
  // The game of low volatility opens fewer free spins, without richer reels.
  rulesOf: (profile) => ({ ...opens(20, profile === 'low' ? 6 : 10, profile === 'high' ? 3 : 2), buySpins: 10 }),
  setsOf: (profile) => [plainSet, profile === 'low' ? plainSet : richSet],
})
