import { sicBoPlaces, type Dice } from '@ronda/games'
import { expect, test } from 'vitest'
import { facesOf } from './faces.ts'

test.each([
  ['single-3', [3]],
  ['pair-2-5', [2, 5]],
  ['double-4', [4, 4]],
  ['triple-6', [6, 6, 6]],
  ['total-9', []],
  ['small', []],
])('%s shows %j', (place, faces) => {
  expect(facesOf(place)).toEqual(faces)
})

test('every place that shows dice wins when they are thrown', () => {
  const shown = [...sicBoPlaces.values()].filter(({ id }) => facesOf(id).length > 0)
  expect(shown).toHaveLength(6 + 15 + 6 + 6)
  for (const { id, returned } of shown) {
    const [one = 1, two = one === 1 ? 2 : 1, three = two] = facesOf(id)
    expect(returned([one, two, three] satisfies Dice)).toBeGreaterThan(0)
  }
})
