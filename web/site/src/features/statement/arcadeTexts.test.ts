import { expect, test } from 'vitest'
import { describeArcade } from './arcadeTexts.ts'

test.each([
  ['dice', { side: 'under', chance: 5_000 }, 'under · chance 50.00 %'],
  ['mines before the round', { mines: 3 }, 'mines 3'],
  [
    'mines after the round',
    { opened: [0, 12], pays: 12_800, paysNext: 1, mines: [3, 4] },
    'opened 1, 13 · pays 1.28× · mines 4, 5',
  ],
  ['a plinko path', { path: [0, 1, 1] }, 'path ← → →'],
  ['cards held', { hold: [true, false, false, true, false] }, 'hold 1, 4'],
  ['none held', { hold: [false, false] }, 'hold –'],
  [
    'a hand',
    { hands: [{ cards: [0, 51], total: 13, isSoft: false, stakes: 1 }], acts: ['hit'] },
    'cards 2♣, A♠ · total 13',
  ],
  ['chips', { chips: { red: 2, 'straight-7': 1 } }, 'red 2 · straight 7 1'],
  ['bingo', { cards: [[1, 2]], balls: [4], full: [[]], prizes: [0] }, 'balls 4 · prizes 0×'],
  ['a cash-out', { take: true }, 'take'],
  ['nothing', {}, ''],
])('%s', (_, value, text) => {
  expect(describeArcade(value, (term) => term)).toBe(text)
})
