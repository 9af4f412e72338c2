import { rational } from '@ronda/core'
import { ROUND_CAPS } from '../cap/caps.ts'
import type { Recipe } from '../lines/solve/solveStrips.ts'

// The top row is 0. The straight lines come first, then the bends.
// oxfmt-ignore
const lines = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2], [2, 2, 1, 0, 0], [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2], [1, 0, 1, 2, 1], [1, 2, 1, 0, 1], [0, 1, 0, 1, 0], [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1], [1, 1, 2, 1, 1], [0, 2, 0, 2, 0], [2, 0, 2, 0, 2], [1, 0, 2, 0, 1],
]

// Coins by the length of the run, from none to five.
// oxfmt-ignore
const pays = [
  /* star */      [0, 0, 0,  0,   0,    0],
  /* wheel */     [0, 0, 0,  0,   0,    0],
  /* mask */      [0, 0, 0, 75, 300, 2000],
  /* guitar */    [0, 0, 0, 50, 200,  800],
  /* lantern */   [0, 0, 0, 40, 150,  500],
  /* fan */       [0, 0, 0, 30, 100,  300],
  /* carnation */ [0, 0, 0, 25,  75,  200],
  /* A */         [0, 0, 0, 15,  50,  150],
  /* K */         [0, 0, 0, 15,  40,  125],
  /* Q */         [0, 0, 0, 10,  30,  100],
  /* J */         [0, 0, 0, 10,  25,   80],
  /* 10 */        [0, 0, 0, 10,  20,   80],
]

/** Feria de Luz: a night at the fair. Stars are wild on the three reels in the middle; wheels open the free spins. */
export const feriaDeLuzRecipe: Recipe = {
  rules: {
    id: 'FERIA_DE_LUZ',
    mechanic: 'lines',
    symbols: ['star', 'wheel', 'mask', 'guitar', 'lantern', 'fan', 'carnation', 'A', 'K', 'Q', 'J', '10'],
    rows: 3,
    cost: 20,
    lines,
    pays,
    scatterPays: [0, 0, 0, 40, 200, 1000],
    freeSpins: [0, 0, 0, 10, 10, 10],
    freeSpinsMax: 100,
    winMax: ROUND_CAPS.medium,
    freeMultiplier: 2,
  },
  // Reels of these lengths cause the fewest rejected words when a simulation draws them together.
  reelStops: [31, 32, 33, 34, 30],
  base: {
    wilds: [0, 2, 2, 1, 0],
    scatters: [1, 1, 1, 1, 1],
    weights: [0, 0, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5],
  },
  free: {
    wilds: [0, 3, 3, 3, 0],
    scatters: [1, 1, 1, 1, 1],
    weights: [0, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3],
  },
  target: rational(96n, 100n),
  seed: { serverSeed: 'FERIA_DE_LUZ', clientSeed: 'strips', nonce: 7 },
}
