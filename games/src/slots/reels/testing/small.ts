import type { LinesModel } from '../../lines/model.ts'

/** One row, one line, and on every reel a scatter beside one or two other symbols. */
export const small: LinesModel = {
  id: 'SMALL',
  mechanic: 'lines',
  symbols: ['wild', 'scatter', 'bell'],
  rows: 1,
  cost: 2,
  lines: [[0, 0, 0]],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 5],
  ],
  scatterPays: [0, 0, 1, 2],
  freeSpins: [0, 0, 1, 2],
  freeSpinsMax: 3,
  freeMultiplier: 3,
  baseStrips: [
    [1, 2],
    [1, 2],
    [2, 1],
  ],
  freeStrips: [
    [1, 2],
    [2, 1, 2],
    [2, 1],
  ],
}
