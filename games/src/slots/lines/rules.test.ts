import { expect, test } from 'vitest'
import type { LinesModel } from './model.ts'
import { brokenRules } from './rules.ts'
import { modelShowing } from './testing/screen.ts'
import { slotModels } from '../models.ts'

const sound = modelShowing('TFTFT\nMMMFM\nFTFTF')

test('[SL9] every title is a model of the family', () => {
  for (const { model } of slotModels) expect(brokenRules(model)).toEqual([])
})

test('[SL9] the model that the faults below are planted in is sound', () => {
  expect(brokenRules(sound)).toEqual([])
})

const faults: readonly (readonly [string, Partial<LinesModel>])[] = [
  ['it has five reels and three rows', { rows: 4 }],
  ['it has five reels and three rows', { freeStrips: sound.freeStrips.slice(1) }],
  ['it has 1 to 20 lines', { lines: [] }],
  ['it has 1 to 20 lines', { lines: Array.from({ length: 21 }, () => [0, 0, 0, 0, 0]) }],
  ['a line has a row in view on every reel', { lines: [[0, 0, 0, 0, 3]] }],
  ['a line has a row in view on every reel', { lines: [[0, 0, 0, 0]] }],
  ['a strip has 3 to 40 cells', { baseStrips: sound.baseStrips.with(4, [2, 3]) }],
  [
    'a strip has 3 to 40 cells',
    {
      baseStrips: sound.baseStrips.with(
        4,
        Array.from({ length: 41 }, () => 2),
      ),
    },
  ],
  ['strips hold known symbols', { freeStrips: sound.freeStrips.with(2, [2, 3, 5]) }],
  ['strips hold known symbols', { freeStrips: sound.freeStrips.with(2, [2, 3, -1]) }],
  ['no wild lies on the first reel', { freeStrips: sound.freeStrips.with(0, [2, 3, 0]) }],
  ['a reel never shows two scatters', { baseStrips: sound.baseStrips.with(1, [1, 2, 3, 4, 1]) }],
  ['every symbol has its pays', { pays: sound.pays.with(2, [0, 0, 0, 1.5, 2, 3]) }],
  ['every symbol has its pays', { pays: sound.pays.with(2, [0, 0, 0, 1, 2]) }],
  ['wilds and scatters pay no line', { pays: sound.pays.with(0, [0, 0, 0, 0, 0, 500]) }],
  ['lines pay from three on, and never less for more', { pays: sound.pays.with(2, [0, 0, 2, 9, 40, 200]) }],
  ['lines pay from three on, and never less for more', { pays: sound.pays.with(2, [0, 0, 0, 9, 8, 200]) }],
  ['scatters pay by their number', { scatterPays: [0, 0, 0, 1, -1, 1] }],
  ['free spins are awarded by the number of scatters, and never fewer for more', { freeSpins: [0, 0, 0, 10] }],
  ['free spins are awarded by the number of scatters, and never fewer for more', { freeSpins: [0, 0, 0, 10, 8, 8] }],
  ['cost and multiplier are whole and positive', { cost: 0 }],
  ['cost and multiplier are whole and positive', { freeMultiplier: 1.5 }],
]

test.each(faults)('[SL9] "%s" is missed by %j', (rule, fault) => {
  expect(brokenRules({ ...sound, ...fault })).toEqual([rule])
})

test('[SL9] it has up to 16 symbols', () => {
  const symbols = Array.from({ length: 17 }, (_, symbol) => `symbol ${symbol}`)
  const pays = symbols.map(() => [0, 0, 0, 0, 0, 0])
  expect(brokenRules({ ...sound, symbols, pays })).toEqual(['it has up to 16 symbols'])
})
