import { CHIPS_MAX, sumOfChips } from '@ronda/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePile, noChips, type PileChange } from './pile.ts'

const lay = (place: string, count: number): PileChange => ({ type: 'lay', place, count })
const [undo, clear, double, repeat] = (['undo', 'clear', 'double', 'repeat'] as const).map((type) => ({ type })) as [
  PileChange,
  PileChange,
  PileChange,
  PileChange,
]
const take = (place: string): PileChange => ({ type: 'take', place })

test.each<[readonly PileChange[], Record<string, number>]>([
  [[lay('red', 1), lay('red', 5)], { red: 6 }],
  [[lay('red', 1), lay('odd', 5), undo], { red: 1 }],
  [[undo], {}],
  [[lay('red', 2), clear], {}],
  [[lay('red', 2), clear, undo], { red: 2 }],
  [[lay('red', 2), lay('odd', 1), double], { red: 4, odd: 2 }],
  [[lay('red', 2), double, undo], { red: 2 }],
  [[lay('red', 2), lay('odd', 1), take('red')], { odd: 1 }],
  [[repeat], {}],
  [[lay('red', CHIPS_MAX), lay('odd', 1)], { red: CHIPS_MAX }],
  [[lay('red', CHIPS_MAX), double], { red: CHIPS_MAX }],
])('%j leaves %j', (changes, chips) => {
  expect(changes.reduce(changePile, noChips).chips).toEqual(chips)
})

test('no change places more than the table limit, and undo restores what was there', () => {
  const anyChange = fc.oneof(
    fc.record({
      type: fc.constant('lay' as const),
      place: fc.constantFrom('red', 'odd'),
      count: fc.integer({ min: 1, max: 99 }),
    }),
    fc.constantFrom(undo, clear, double, repeat, take('red')),
  )
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      const pile = changes.reduce(changePile, noChips)
      expect(sumOfChips(pile.chips)).toBeLessThanOrEqual(CHIPS_MAX)
      const more = changePile(pile, lay('odd', 1))
      if (more !== pile) expect(changePile(more, undo).chips).toEqual(pile.chips)
    }),
  )
})

test('what was played last can be placed again, and undone', () => {
  const pile = changePile({ ...noChips, chips: { odd: 1 }, last: { red: 3 } }, repeat)
  expect(pile.chips).toEqual({ red: 3 })
  expect(changePile(pile, undo).chips).toEqual({ odd: 1 })
})
