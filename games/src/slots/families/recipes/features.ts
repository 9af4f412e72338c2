import type { Profile } from '../family.ts'
import type { Recipe } from '../recipe.ts'
import { freeSpinsLimit, fromThree, SYMBOLS } from './freeSpins.ts'
import { linesOn, THREE_REEL_LINES } from './lineSets.ts'

const head = (
  id: string,
  profile: Profile,
  cost: number,
): { readonly id: string; readonly symbols: readonly string[]; readonly cost: number } => ({
  id: `${id}_${profile}`.toUpperCase(),
  symbols: SYMBOLS,
  cost,
})

export const respin9: Recipe = {
  id: 'respin9',
  names: { es: 'Segundo giro', en: 'Second turn' },
  says: {
    es: 'Un comodín en el rodillo del centro lo sujeta, y los otros dos giran otra vez.',
    en: 'A wild on the reel in the middle holds it, and the other two turn again.',
  },
  reels: 3,
  rows: 3,
  lines: 9,
  wins: 'lines',
  cost: 10,
  features: ['wild', 'respin'],
  returns: { low: 9480, medium: 9540, high: 9600 },
  distances: { duty: 3, paying: 2 },
  setsOf: () => [{ stops: [29, 31, 30], wilds: [0, 2, 0], scatters: [0, 0, 0], boxed: true }],
  modelOf: (profile, pays, [strips = []]) => ({
    ...head('respin9', profile, 10),
    mechanic: 'respin',
    rows: 3,
    lines: THREE_REEL_LINES,
    pays,
    respinTimes: { low: 1, medium: 2, high: 10 }[profile],
    strips,
  }),
}

// By symbol, from the wild on. A game of low volatility has few of the high-paying symbols on its reels, so that the
// special one seldom pays.
// oxfmt-ignore
const SPECIALS: Readonly<Record<Profile, readonly number[]>> = {
  low: [0, 0, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0],
  medium: [0, 0, 0, 1, 0, 2, 0, 3, 0, 4, 5, 0],
  high: [0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 0, 5],
}

export const special10: Recipe = {
  id: 'special10',
  names: { es: 'Símbolo especial', en: 'Special symbol' },
  says: {
    es: 'En los giros gratis un símbolo crece sobre sus rodillos y paga esté donde esté.',
    en: 'In the free spins one symbol grows over its reels and pays wherever it is.',
  },
  reels: 5,
  rows: 3,
  lines: 10,
  wins: 'lines',
  cost: 10,
  features: ['freeSpins', 'wild', 'specialSymbol', 'scatterPay'],
  returns: { low: 9530, medium: 9600, high: 9650 },
  distances: { duty: 3, paying: 3 },
  setsOf: (profile) => {
    // The game of low volatility opens its free spins seldom, and few of them.
    const scatters = profile === 'low' ? [1, 1, 1, 0, 0] : [1, 1, 1, 1, 0]
    const wilds = profile === 'low' ? [0, 2, 2, 2, 0] : [0, 1, 1, 1, 0]
    const set = { stops: [18, 18, 19, 18, 18], wilds, scatters }
    return [set, set]
  },
  modelOf: (profile, pays, [baseStrips = [], freeStrips = []]) => {
    const freeSpins = { low: fromThree(3, 4, 5), medium: fromThree(5, 6, 8), high: fromThree(8, 10, 12) }[profile]
    return {
      ...head('special10', profile, 10),
      mechanic: 'special',
      rows: 3,
      lines: linesOn(3, 10),
      pays,
      scatterPays: fromThree(10, 50, 250),
      freeSpins,
      ...freeSpinsLimit(profile, freeSpins),
      specials: SPECIALS[profile],
      baseStrips,
      freeStrips,
    }
  },
}

export const sticky25: Recipe = {
  id: 'sticky25',
  names: { es: 'Comodines que se quedan', en: 'Wilds that stay' },
  says: {
    es: 'En los giros gratis cada comodín cubre su rodillo y se queda hasta el final.',
    en: 'In the free spins every wild covers its reel and stays until the end.',
  },
  reels: 5,
  rows: 3,
  lines: 25,
  wins: 'lines',
  cost: 25,
  features: ['freeSpins', 'wild', 'stickyWild', 'scatterPay'],
  returns: { low: 9540, medium: 9600, high: 9660 },
  distances: { duty: 3, paying: 2 },
  setsOf: (profile) => {
    // The fewer reels a wild can cover, the smaller the largest wins.
    const wilds = { low: [0, 0, 1, 0, 0], medium: [0, 1, 0, 1, 0], high: [0, 1, 1, 1, 0] }[profile]
    return [
      { stops: [19, 20, 21, 20, 19], wilds: [0, 1, 1, 1, 0], scatters: [1, 1, 1, 1, 0] },
      { stops: [19, 20, 21, 20, 19], wilds, scatters: [0, 0, 0, 0, 0], boxed: true },
    ]
  },
  modelOf: (profile, pays, [baseStrips = [], freeStrips = []]) => {
    const spins = { low: 5, medium: 7, high: 9 }[profile]
    return {
      ...head('sticky25', profile, 25),
      mechanic: 'sticky',
      rows: 3,
      lines: linesOn(3, 25),
      pays,
      scatterPays: fromThree(25, 125, 625),
      freeSpins: fromThree(spins, spins + 1, spins + 2),
      baseStrips,
      freeStrips,
    }
  },
}

export const walking10: Recipe = {
  id: 'walking10',
  names: { es: 'Comodines que caminan', en: 'Walking wilds' },
  says: {
    es: 'Los comodines caminan hacia la izquierda, y cada paso es un giro gratis.',
    en: 'Wilds walk to the left, and every step is a free turn.',
  },
  reels: 5,
  rows: 3,
  lines: 10,
  wins: 'lines',
  cost: 10,
  features: ['wild', 'walkingWild', 'respin'],
  returns: { low: 9520, medium: 9590, high: 9640 },
  distances: { duty: 3, paying: 2 },
  setsOf: () => [
    { stops: [20, 20, 21, 20, 21], wilds: [0, 0, 1, 0, 1], scatters: [0, 0, 0, 0, 0], boxed: true },
    { stops: [20, 20, 21, 20, 20], wilds: [0, 0, 0, 0, 0], scatters: [0, 0, 0, 0, 0] },
  ],
  modelOf: (profile, pays, [baseStrips = [], walkStrips = []]) => ({
    ...head('walking10', profile, 10),
    mechanic: 'walking',
    rows: 3,
    lines: linesOn(3, 10),
    pays,
    baseStrips,
    walkStrips,
  }),
}

export const mystery20: Recipe = {
  id: 'mystery20',
  names: { es: 'Pilas misteriosas', en: 'Mystery stacks' },
  says: {
    es: 'Pilas de símbolos ocultos que se descubren juntos, todos iguales.',
    en: 'Stacks of hidden symbols that show themselves together, all alike.',
  },
  reels: 5,
  rows: 3,
  lines: 20,
  wins: 'lines',
  cost: 20,
  features: ['wild', 'mystery', 'stacks'],
  returns: { low: 9510, medium: 9580, high: 9650 },
  distances: { duty: 1, paying: 2 },
  setsOf: () => [
    { stops: [18, 18, 18, 18, 18], wilds: [0, 1, 1, 1, 0], scatters: [0, 0, 0, 0, 0], stacks: [[1, 1, 1]] },
  ],
  modelOf: (profile, pays, [strips = []]) => ({
    ...head('mystery20', profile, 20),
    mechanic: 'mystery',
    rows: 3,
    lines: linesOn(3, 20),
    pays,
    reveals: [0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0],
    strips,
  }),
}
