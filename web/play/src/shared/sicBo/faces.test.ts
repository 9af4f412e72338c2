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
  for (const [id, place] of sicBoPlaces) {
    const faces = facesOf(id)
    const [one = 1, two = one === 1 ? 2 : 1, three = two] = faces
    if (faces.length > 0) expect(place.returned([one, two, three] satisfies Dice)).toBeGreaterThan(0)
  }
})
