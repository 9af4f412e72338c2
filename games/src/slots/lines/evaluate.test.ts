import { describe, expect, test } from 'vitest'
import { evaluateSpin } from './evaluate.ts'
import { modelShowing } from './testing/screen.ts'
import { windowOf } from './window.ts'

const ALL_AT_ZERO = [0, 0, 0, 0, 0]
const [MASK, FAN, TEN] = [2, 3, 4]
const [MIDDLE, TOP, BOTTOM] = [0, 1, 2]

test('[SL1] a reel shows the cell it stops at and the two below, and goes on from the first after the last', () => {
  const model = {
    ...modelShowing('MMMMM\nFFFFF\nTTTTT'),
    baseStrips: [2, 3, 4, 2, 3].map((_, reel) => [2, 3, 4, 1 + reel]),
  }
  expect(windowOf(model, false, [0, 1, 2, 3, 0])).toEqual([
    [2, 3, 4],
    [3, 4, 2],
    [4, 3, 2],
    [4, 2, 3],
    [2, 3, 4],
  ])
})

test.each([[[0, 0, 0, 0]], [[0, 0, 0, 0, 3]], [[-1, 0, 0, 0, 0]], [[0.5, 0, 0, 0, 0]], [[0, 0, 0, 0, Number.NaN]]])(
  '[SL1] stops %j do not fit reels of three cells',
  (stops) => {
    expect(() => windowOf(modelShowing('MMMMM\nFFFFF\nTTTTT'), false, stops)).toThrow('broken promise')
  },
)

describe('[SL2] [SL3] lines', () => {
  test.each([
    ['three of a kind', 'TFTFT\nMMMFM\nFTFTF', [{ line: MIDDLE, symbol: MASK, count: 3, coins: 9 }]],
    ['four', 'TFTFT\nMMMMF\nFTFTF', [{ line: MIDDLE, symbol: MASK, count: 4, coins: 40 }]],
    ['five', 'TFTFT\nMMMMM\nFTFTF', [{ line: MIDDLE, symbol: MASK, count: 5, coins: 200 }]],
    ['two pay nothing', 'TFTFT\nMMFMM\nFTFTF', []],
    ['a run must begin on the first reel', 'TFTFT\nFMMMM\nFTFTF', []],
    ['a symbol that pays from four on', 'FTFTF\nTTTFT\nFMFMF', []],
    ['and pays at four', 'FMFMF\nTTTTF\nFMFMF', [{ line: MIDDLE, symbol: TEN, count: 4, coins: 2 }]],
    [
      'a wild stands for the symbol of the run',
      'TFTFT\nM*M*M\nFTFTF',
      [{ line: MIDDLE, symbol: MASK, count: 5, coins: 200 }],
    ],
    ['a wild ends no other run', 'TFTFT\nMM*FF\nFTFTF', [{ line: MIDDLE, symbol: MASK, count: 3, coins: 9 }]],
    ['a scatter breaks a run', 'TFTFT\nMM@MM\nFTFTF', []],
    [
      'all lines are added',
      'FFFFF\nMMMTF\nTTTT*',
      [
        { line: MIDDLE, symbol: MASK, count: 3, coins: 9 },
        { line: TOP, symbol: FAN, count: 5, coins: 100 },
        { line: BOTTOM, symbol: TEN, count: 5, coins: 10 },
      ],
    ],
  ])('%s', (_, screen, lineWins) => {
    const spin = evaluateSpin(modelShowing(screen), false, ALL_AT_ZERO)
    expect(spin.lineWins).toEqual(lineWins)
    expect(spin.coins).toBe(lineWins.reduce((sum, win) => sum + win.coins, 0))
  })
})

describe('[SL4] [SL5] scatters', () => {
  test.each([
    ['none', 'TFTFT\nMFMFM\nFTFTF', 0, 0, 0],
    ['one', '@FTFT\nMFMFM\nFTFTF', 1, 0, 0],
    ['two pay, and award nothing', '@FTFT\nMFMF@\nFTFTF', 2, 1, 0],
    ['three', '@FTFT\nMF@F@\nFTFTF', 3, 6, 2],
    ['four', '@FTFT\nMF@F@\nF@FTF', 4, 30, 3],
    ['five', '@FTFT\nMF@F@\nF@F@F', 5, 150, 5],
    ['a wild is no scatter', '@FTFT\nM*@F@\nFTF*F', 3, 6, 2],
    ['they pay on top of lines', '@FTF@\nMMMFM\nFTFTF', 2, 10, 0],
  ])('%s', (_, screen, scatters, coins, awarded) => {
    expect(evaluateSpin(modelShowing(screen), false, ALL_AT_ZERO)).toMatchObject({ scatters, coins, awarded })
  })
})

test('[SL5] a free spin has its own strips and multiplies lines and scatters alike', () => {
  const model = modelShowing('TFTFT\nMFMFM\nFTFTF', '@FTF@\nMMMFM\nFTFTF')
  expect(evaluateSpin(model, false, ALL_AT_ZERO)).toMatchObject({ free: false, coins: 0 })
  expect(evaluateSpin(model, true, ALL_AT_ZERO)).toMatchObject({
    free: true,
    coins: 3 * (9 + 1),
    lineWins: [{ line: MIDDLE, symbol: MASK, count: 3, coins: 27 }],
  })
})
