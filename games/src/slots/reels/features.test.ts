import { describe, expect, test } from 'vitest'
import { modelShowing } from '../lines/testing/screen.ts'
import type { MysteryModel } from '../mystery/model.ts'
import type { RespinModel } from '../respin/model.ts'
import { mechanicOf } from '../mechanics.ts'
import type { SlotModel } from '../model.ts'
import type { SpecialModel } from '../special/model.ts'
import type { Spin, Step } from '../step.ts'
import { script } from '../../testing/script.ts'
import type { StickyModel } from '../sticky/model.ts'
import type { WalkingModel } from '../walking/model.ts'
import { columnAt, type Strips } from './strips.ts'
import { gridFrom, PAYS, THREE_LINES } from './testing/grid.ts'

const [M, F, T] = [2, 3, 4]
const SYMBOLS = ['wild', 'scatter', 'mask', 'fan', 'ten']
const ROWS = 3
const head = { id: 'BY_HAND', symbols: SYMBOLS, cost: 3, rows: ROWS, pays: PAYS, lines: THREE_LINES }

/** Strips on which screen after screen lies: the first at stop 0, the next three stops below it. */
function stripsShowing(...screens: readonly string[]): Strips {
  const grids = screens.map(gridFrom)
  return (grids[0] ?? []).map((_, reel) => grids.flatMap((grid) => grid[reel] ?? []))
}

const all = (screen: number, reels = 5): readonly number[] => Array.from({ length: reels }, () => ROWS * screen)

function play(model: SlotModel, ...draws: readonly number[]): readonly Spin[] {
  expect(mechanicOf(model).brokenRules(model)).toEqual([])
  return mechanicOf(model).play(model, 'spin', script(...draws)).spins
}

const coinsOf = (spins: readonly Spin[]): readonly number[] => spins.map(({ coins }) => coins)
const typesOf = ({ steps }: Spin): readonly Step['type'][] => steps.map(({ type }) => type)

const NOTHING = 'TFTFT\nFTFTF\nTFTFT'

test('[SL1] below the last cell of a strip comes its first again', () => {
  expect(columnAt([M, F, T, 1], 3, 0)).toEqual([M, F, T])
  expect(columnAt([M, F, T, 1], 3, 3)).toEqual([1, M, F])
  expect(columnAt([M, F, T, 1], 4, 2)).toEqual([T, 1, M, F])
})

describe('[SL4] scatters', () => {
  test.each([
    ['three anywhere pay 6 on top of a line', 'TFTFT\nMMM@@\n@TFTF', 9 + 6],
    ['two pay 1', 'TFTFT\nFTF@@\nTFTFT', 1],
    ['a wild stands for no scatter', 'TFTFT\nT*F@@\nTFTFT', 1],
    ['neither pays on a line', 'TFTFT\n@****\nTFTFT', 0],
  ])('%s', (_, screen, coins) => {
    const model = modelShowing(screen, NOTHING)
    expect(mechanicOf(model).play(model, 'spin', () => 0).spins[0]?.coins).toBe(coins)
  })
})

describe('[SL18] the special symbol', () => {
  const OPENS = '@T@T@\nTFTFT\nFTFTF'
  const model: SpecialModel = {
    ...head,
    mechanic: 'special',
    scatterPays: [0, 0, 0, 6, 30, 150],
    freeSpins: [0, 0, 0, 2, 3, 4],
    freeSpinsMax: 20,
    specials: [0, 0, 1, 2, 1],
    baseStrips: stripsShowing(OPENS, NOTHING),
    freeStrips: stripsShowing(NOTHING, 'MTFTM\nFFTFF\nTTMTT'),
  }

  test('is drawn once by weight, when free spins are awarded', () => {
    const [paid] = play(model, ...all(0), 3, ...all(0), ...all(0))
    expect(paid?.steps.at(-1)).toMatchObject({ type: 'award', spins: 2, symbol: T })
  })

  test('grows over its reels and pays on every line by their number, wherever they are', () => {
    // Masks lie on the first, third and fifth reel: three of them pay 9 on each of the three lines.
    const spins = play(model, ...all(0), 0, ...all(0), ...all(1))
    expect(coinsOf(spins)).toEqual([6, 0, 3 * 9])
    expect(spins[2]?.steps[1]).toMatchObject({ type: 'turn', why: 'expand', grid: gridFrom('MTMTM\nMFMFM\nMTMTM') })
  })

  test('pays after the lines, on top of them', () => {
    const lined = { ...model, freeStrips: stripsShowing(NOTHING, 'MMMTF\nFTFTF\nTFTFT') }
    // The line on top pays 9; then the masks grow over three reels and pay 9 on each of three lines.
    expect(coinsOf(play(lined, ...all(0), 0, ...all(0), ...all(1)))).toEqual([6, 0, 9 + 3 * 9])
  })
})

test('[SL19] wilds grow and stay until the last free spin, and nothing more is drawn for their reels', () => {
  const model: StickyModel = {
    ...head,
    mechanic: 'sticky',
    scatterPays: [0, 0, 0, 6, 30, 150],
    freeSpins: [0, 0, 0, 3, 3, 3],
    baseStrips: stripsShowing('@T@T@\nTFTFT\nFTFTF', NOTHING),
    freeStrips: stripsShowing(NOTHING, 'MTTTF\nF*FFT\nTTMTF', 'MFMTF\nFTTFT\nTFFTF'),
  }
  const spins = play(model, ...all(0), ...all(1), 6, 6, 6, 6, 0, 0, 0, 0)
  // First the fans of the middle row run over the wild: four of them pay 20. The tens of the bottom row end at the mask.
  expect(spins[1]?.steps[1]).toMatchObject({ type: 'turn', why: 'stick', grid: gridFrom('M*TTF\nF*FFT\nT*MTF') })
  expect(spins[1]?.coins).toBe(20)
  // Then the second reel stays wild: masks run over three reels on top, and nothing else does.
  expect(spins[2]?.steps[0]).toMatchObject({ type: 'stop', reels: [0, 2, 3, 4], grid: gridFrom('M*MTF\nF*TFT\nT*FTF') })
  expect(spins[2]?.coins).toBe(9)
  expect(spins[3]?.steps[0]).toMatchObject({ grid: gridFrom('T*TFT\nF*FTF\nT*TFT') })
  // Tens, fans and tens again, three of each.
  expect(spins[3]?.coins).toBe(2 + 5 + 2)
})

describe('[SL20] the respin', () => {
  const model: RespinModel = {
    ...head,
    mechanic: 'respin',
    lines: [[1, 1, 1]],
    pays: PAYS.map((row) => row.slice(0, 4)),
    respinTimes: 4,
    strips: stripsShowing('TFT\nMFT\nFTF', 'MTF\nM*M\nFTM', 'FTF\nF*F\nTFT'),
  }
  test('happens once when a wild holds the reel in the middle, and its pays are multiplied', () => {
    const spins = play(model, ...all(1, 3), 6, 6)
    expect(coinsOf(spins)).toEqual([9, 4 * 5])
    expect(spins[1]?.steps[0]).toMatchObject({ type: 'stop', reels: [0, 2], grid: gridFrom('FTF\nF*F\nTTT') })
  })
  test('does not happen without a wild', () => {
    expect(coinsOf(play(model, ...all(0, 3)))).toEqual([0])
  })
})

test('[SL21] a wild walks left, a reel at a time, while the others turn again, and disappears at the first', () => {
  const model: WalkingModel = {
    ...head,
    mechanic: 'walking',
    baseStrips: stripsShowing('TFTFT\nFT*TF\nTFTFT'),
    walkStrips: stripsShowing('MFMFT\nFTFTF\nTMTFT', NOTHING),
  }
  const spins = play(model, ...all(0), 0, 0, 0, 0)
  expect(spins.map(({ free }) => free)).toEqual([false, true])
  expect(typesOf(spins[1] as Spin).slice(0, 2)).toEqual(['turn', 'stop'])
  expect(spins[1]?.steps[0]).toMatchObject({ why: 'walk', grid: gridFrom('T**FT\nF**TF\nT**FT') })
  expect(spins[1]?.steps[1]).toMatchObject({ reels: [0, 2, 3, 4], grid: gridFrom('M*MFT\nF*FTF\nT*TFT') })
  // Masks on top, fans in the middle, tens at the bottom, three of each.
  expect(spins[1]?.coins).toBe(9 + 5 + 2)
})

describe('[SL22] hidden symbols', () => {
  const model: MysteryModel = {
    ...head,
    mechanic: 'mystery',
    reveals: [0, 0, 1, 3, 2],
    strips: stripsShowing('TFTFT\n@@@TF\nTFTFT', NOTHING),
  }
  test.each([
    ['the highest-paying', 0, 'TFTFT\nMMMTF\nTFTFT', 9],
    ['the first of three that show fans', 1, 'TFTFT\nFFFTF\nTFTFT', 5],
    ['the last of them', 3, 'TFTFT\nFFFTF\nTFTFT', 5],
    ['tens, which run on', 4, 'TFTFT\nTTTTF\nTFTFT', 8],
  ])('all turn out to be the same: %s', (_, drawn, screen, coins) => {
    const [spin] = play(model, ...all(0), drawn)
    expect(spin?.steps[1]).toMatchObject({ type: 'turn', why: 'mystery', grid: gridFrom(screen) })
    expect(spin?.coins).toBe(coins)
  })
  test('nothing is drawn when none is in view', () => {
    expect(coinsOf(play(model, ...all(1)))).toEqual([0])
  })
})

test('[SL25] a wild grows over its reel before lines are paid, and hides no scatter from being counted', () => {
  const model = { ...modelShowing('M@MTF\nF*FFT\nTTTFM', NOTHING), wildGrows: true as const }
  const [spin] = mechanicOf(model).play(model, 'spin', () => 0).spins
  expect(spin?.steps[1]).toMatchObject({ type: 'turn', why: 'expand', grid: gridFrom('M*MTF\nF*FFT\nT*TFM') })
  // Masks on top pay 9, four fans 20; three tens pay nothing in this table, and one scatter neither.
  expect(spin?.coins).toBe(9 + 20)
})
