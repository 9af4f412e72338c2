import type { TowersModel } from '../model.ts'

/** Two reels, one or two cells high; two scatters open one free spin that counts three times. */
export const small: TowersModel = {
  id: 'SMALL',
  mechanic: 'towers',
  symbols: ['wild', 'scatter', 'bell', 'plum'],
  cost: 2,
  lowest: 1,
  heights: [2, 1],
  weights: [
    [0, 1, 1, 1],
    [2, 0, 1, 1],
  ],
  freeWeights: [
    [0, 0, 1, 1],
    [1, 0, 1, 0],
  ],
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 7],
    [0, 1, 2],
  ],
  free: { from: 2, spins: 1, more: 1, times: 3 },
  freeSpinsMax: 2,
}
