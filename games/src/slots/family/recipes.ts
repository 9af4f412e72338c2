import { rational } from '@ronda/core'
import type { Mixture, Recipe } from '../lines/solve/solveStrips.ts'

/** What sets one model of the family apart from the others. */
type Dish = {
  readonly id: string
  readonly lines: number
  /** Return asked for, in hundredths of a per cent. */
  readonly returnPerMyriad: number
  /** Coins for runs of three, four and five, from the dearest symbol to the cheapest. */
  readonly pays: readonly (readonly [three: number, four: number, five: number])[]
  /** What three, four and five scatters pay in stakes, and how many free spins they open. */
  readonly scatter: readonly [three: number, four: number, five: number]
  readonly freeSpins: readonly [three: number, four: number, five: number]
  readonly freeMultiplier: number
  readonly base: Mixture
  readonly free: Mixture
  /** Which draws lay its strips: one of the first with which the solver gets there soon. */
  readonly seed: number
}

/** Names for people; each title shows its own figures in their place. */
const SYMBOLS = ['wild', 'scatter', 'high1', 'high2', 'high3', 'high4', 'high5', 'A', 'K', 'Q', 'J', '10']

// The top row is 0. The straight lines come first, then the bends: a game with fewer lines plays the first ones.
// oxfmt-ignore
const LINES = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2], [2, 2, 1, 0, 0], [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2], [1, 0, 1, 2, 1], [1, 2, 1, 0, 1], [0, 1, 0, 1, 0], [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1], [1, 1, 2, 1, 1], [0, 2, 0, 2, 0], [2, 0, 2, 0, 2], [1, 0, 2, 0, 1],
]

const NOTHING = [0, 0, 0, 0, 0, 0]

const calmBase: Mixture = {
  wilds: [0, 2, 2, 2, 1],
  scatters: [1, 1, 2, 1, 1],
  weights: [0, 0, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
}
const evenBase: Mixture = {
  wilds: [0, 2, 2, 1, 0],
  scatters: [1, 1, 1, 1, 1],
  weights: [0, 0, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5],
}
const boldBase: Mixture = {
  wilds: [0, 1, 2, 1, 1],
  scatters: [1, 1, 1, 1, 1],
  weights: [0, 0, 2, 2, 2, 3, 3, 4, 5, 5, 6, 6],
}
const calmFree: Mixture = {
  wilds: [0, 2, 3, 2, 1],
  scatters: [1, 1, 1, 1, 1],
  weights: [0, 0, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4],
}
const evenFree: Mixture = {
  wilds: [0, 3, 3, 3, 0],
  scatters: [1, 1, 1, 1, 1],
  weights: [0, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3],
}
const boldFree: Mixture = {
  wilds: [0, 3, 3, 3, 2],
  scatters: [1, 1, 1, 1, 1],
  weights: [0, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3],
}

// oxfmt-ignore
const dishes: readonly Dish[] = [
  {
    id: 'FAMILY_LOW_5', lines: 5, returnPerMyriad: 9500, seed: 16,
    pays: [[12, 30, 80], [10, 25, 70], [9, 22, 60], [8, 20, 50], [8, 18, 45], [7, 14, 30], [7, 14, 30], [6, 12, 25], [6, 12, 25], [6, 10, 25]],
    scatter: [2, 5, 20], freeSpins: [6, 8, 10], freeMultiplier: 1, base: calmBase, free: calmFree,
  },
  {
    id: 'FAMILY_LOW_10', lines: 10, returnPerMyriad: 9560, seed: 2,
    pays: [[15, 40, 150], [12, 35, 120], [10, 30, 100], [10, 25, 80], [8, 20, 75], [7, 15, 45], [6, 15, 40], [6, 12, 40], [5, 12, 35], [5, 10, 30]],
    scatter: [2, 5, 25], freeSpins: [7, 8, 10], freeMultiplier: 1, base: calmBase, free: calmFree,
  },
  {
    id: 'FAMILY_LOW_20', lines: 20, returnPerMyriad: 9620, seed: 39,
    pays: [[20, 60, 250], [16, 50, 200], [14, 40, 150], [12, 35, 120], [10, 30, 100], [8, 20, 60], [7, 18, 60], [6, 15, 50], [5, 12, 40], [5, 12, 40]],
    scatter: [2, 8, 40], freeSpins: [8, 8, 10], freeMultiplier: 1, base: calmBase, free: calmFree,
  },
  {
    id: 'FAMILY_MEDIUM_5', lines: 5, returnPerMyriad: 9480, seed: 5,
    pays: [[25, 80, 300], [20, 65, 220], [18, 50, 160], [15, 40, 120], [12, 35, 100], [9, 25, 70], [9, 22, 60], [8, 20, 50], [7, 18, 50], [7, 15, 40]],
    scatter: [2, 10, 50], freeSpins: [6, 8, 10], freeMultiplier: 2, base: evenBase, free: evenFree,
  },
  {
    id: 'FAMILY_MEDIUM_10', lines: 10, returnPerMyriad: 9580, seed: 9,
    pays: [[40, 150, 600], [30, 100, 400], [25, 80, 300], [20, 60, 200], [18, 50, 150], [12, 35, 100], [10, 30, 90], [9, 25, 80], [8, 20, 70], [8, 18, 60]],
    scatter: [2, 10, 50], freeSpins: [8, 10, 12], freeMultiplier: 2, base: evenBase, free: evenFree,
  },
  {
    id: 'FAMILY_MEDIUM_20', lines: 20, returnPerMyriad: 9640, seed: 17,
    pays: [[60, 250, 1200], [45, 180, 700], [35, 120, 450], [28, 90, 280], [22, 70, 200], [15, 45, 140], [14, 40, 120], [10, 30, 100], [10, 25, 80], [9, 20, 75]],
    scatter: [2, 10, 50], freeSpins: [10, 12, 15], freeMultiplier: 2, base: evenBase, free: evenFree,
  },
  {
    id: 'FAMILY_HIGH_5', lines: 5, returnPerMyriad: 9450, seed: 1,
    pays: [[60, 300, 1500], [50, 200, 800], [40, 120, 450], [30, 90, 300], [25, 70, 200], [14, 40, 120], [12, 35, 100], [10, 28, 90], [9, 22, 75], [8, 20, 70]],
    scatter: [2, 10, 50], freeSpins: [8, 10, 15], freeMultiplier: 3, base: evenBase, free: evenFree,
  },
  {
    id: 'FAMILY_HIGH_10', lines: 10, returnPerMyriad: 9600, seed: 1,
    pays: [[80, 400, 2500], [60, 250, 1200], [50, 160, 700], [35, 120, 450], [28, 90, 300], [18, 50, 180], [15, 45, 150], [12, 35, 120], [10, 28, 100], [10, 25, 90]],
    scatter: [2, 15, 100], freeSpins: [8, 10, 15], freeMultiplier: 2, base: boldBase, free: evenFree,
  },
  {
    id: 'FAMILY_HIGH_20', lines: 20, returnPerMyriad: 9670, seed: 7,
    pays: [[120, 600, 5000], [90, 350, 2000], [70, 220, 1000], [50, 150, 600], [40, 110, 400], [20, 60, 200], [18, 50, 180], [14, 40, 140], [12, 32, 120], [10, 28, 100]],
    scatter: [2, 20, 100], freeSpins: [10, 12, 15], freeMultiplier: 3, base: boldBase, free: boldFree,
  },
]

const byCount = ([three, four, five]: readonly [number, number, number]): readonly number[] => [
  0,
  0,
  0,
  three,
  four,
  five,
]

function recipeOf(dish: Dish): Recipe {
  const [three, four, five] = dish.scatter
  return {
    rules: {
      id: dish.id,
      mechanic: 'lines',
      symbols: SYMBOLS,
      rows: 3,
      // A coin on each line.
      cost: dish.lines,
      lines: LINES.slice(0, dish.lines),
      pays: [NOTHING, NOTHING, ...dish.pays.map(byCount)],
      scatterPays: byCount([three * dish.lines, four * dish.lines, five * dish.lines]),
      freeSpins: byCount(dish.freeSpins),
      freeMultiplier: dish.freeMultiplier,
    },
    // Reels of these lengths waste the fewest words of a generator when a simulation draws them together.
    reelStops: [31, 32, 33, 34, 30],
    base: dish.base,
    free: dish.free,
    target: rational(BigInt(dish.returnPerMyriad), 10_000n),
    seed: { serverSeed: dish.id, clientSeed: 'strips', nonce: dish.seed },
  }
}

/** The models that thousands of titles share: three tempers, each on 5, 10 and 20 lines. */
export const familyRecipes: readonly Recipe[] = dishes.map(recipeOf)
