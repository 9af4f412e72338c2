import { describe, expect, test } from 'vitest'
import type { Win } from '../step.ts'
import { winsOn, type Paying } from './paying.ts'
import { gridFrom, PAYS, THREE_LINES } from './testing/grid.ts'

const [M, F, T] = [2, 3, 4]
const [MIDDLE, TOP, BOTTOM] = [0, 1, 2]

const withoutCells = (wins: readonly Win[]): readonly object[] =>
  wins.map(({ line, symbol, count, times = 1, coins }) => ({
    ...(line !== undefined && { line }),
    symbol,
    count,
    times,
    coins,
  }))

describe('[SL2] [SL3] lines', () => {
  test.each([
    ['three of a kind', 'TFTFT\nMMMFM\nFTFTF', [{ line: MIDDLE, symbol: M, count: 3, times: 1, coins: 9 }]],
    ['four', 'TFTFT\nMMMMF\nFTFTF', [{ line: MIDDLE, symbol: M, count: 4, times: 1, coins: 40 }]],
    ['five, and only five', 'TFTFT\nMMMMM\nFTFTF', [{ line: MIDDLE, symbol: M, count: 5, times: 1, coins: 200 }]],
    [
      'a wild stands for the symbol',
      'TFTFT\nM*M*F\nFTFTF',
      [{ line: MIDDLE, symbol: M, count: 4, times: 1, coins: 40 }],
    ],
    ['two are too few', 'TFTFT\nMMFMM\nFTFTF', []],
    ['a run begins on the first reel', 'TFTFT\nFMMMM\nFTFTF', []],
    ['a scatter breaks a run', 'TFTFT\nMM@MM\nFTFTF', []],
    [
      'all lines are added',
      'FFFTT\nMMMFM\nTTTTT',
      [
        { line: MIDDLE, symbol: M, count: 3, times: 1, coins: 9 },
        { line: TOP, symbol: F, count: 3, times: 1, coins: 5 },
        { line: BOTTOM, symbol: T, count: 5, times: 1, coins: 30 },
      ],
    ],
  ])('%s', (_, screen, wins) => {
    expect(withoutCells(winsOn({ pays: PAYS, lines: THREE_LINES }, gridFrom(screen)))).toEqual(wins)
  })
})

describe('[SL23] lines from both sides', () => {
  const bothWays: Paying = { pays: PAYS, lines: [[1, 1, 1, 1, 1]], bothWays: true }
  test.each([
    ['from the right', 'TFTFT\nTFMMM\nFTFTF', [{ line: 0, symbol: M, count: 3, times: 1, coins: 9 }]],
    [
      'a symbol in the middle runs to both sides',
      'TFTFT\nMM*FF\nFTFTF',
      [
        { line: 0, symbol: M, count: 3, times: 1, coins: 9 },
        { line: 0, symbol: F, count: 3, times: 1, coins: 5 },
      ],
    ],
    ['five are paid once', 'TFTFT\nFF*FF\nFTFTF', [{ line: 0, symbol: F, count: 5, times: 1, coins: 100 }]],
  ])('%s', (_, screen, wins) => {
    expect(withoutCells(winsOn(bothWays, gridFrom(screen)))).toEqual(wins)
  })
})

describe('[SL24] wilds that multiply', () => {
  test.each([
    ['none', 'TFTFT\nMMMFM\nFTFTF', 1, 9],
    ['one', 'TFTFT\nM*MFM\nFTFTF', 3, 3 * 9],
    ['two, twice', 'TFTFT\nM**MF\nFTFTF', 3 * 3, 3 * 3 * 40],
    ['one after the run does not', 'TFTFT\nMMMF*\nFTFTF', 1, 9],
  ])('%s', (_, screen, times, coins) => {
    const [win] = withoutCells(winsOn({ pays: PAYS, lines: [[1, 1, 1, 1, 1]], wildTimes: 3 }, gridFrom(screen)))
    expect(win).toMatchObject({ times, coins })
  })
})

describe('[SL17] ways', () => {
  test.each([
    [
      'one in each of three',
      'MTTFF\nFFFTT\nTMMFF',
      [
        [M, 3, 1, 9],
        [F, 5, 1 * 1 * 1 * 2 * 2, 4 * 100],
        [T, 5, 1, 30],
      ],
    ],
    [
      'two on a reel are two ways',
      'MMTFF\nMFMFF\nTTFTT',
      [
        [M, 3, 2 * 1 * 1, 2 * 9],
        [T, 5, 1, 30],
      ],
    ],
    [
      'a wild is in every way',
      'M*MFF\nFTTFF\nFTTFF',
      [
        [M, 3, 1, 9],
        [F, 2, 0, 0],
      ],
    ],
    ['a run must begin on the first reel', 'TMMMM\nTMMMM\nTMMMM', []],
  ])('%s', (_, screen, wins) => {
    const found = winsOn({ pays: PAYS }, gridFrom(screen)).map(({ symbol, count, times, coins }) => [
      symbol,
      count,
      times,
      coins,
    ])
    expect(new Set(found.map(String))).toEqual(new Set(wins.filter(([, , , coins]) => coins !== 0).map(String)))
  })
})
