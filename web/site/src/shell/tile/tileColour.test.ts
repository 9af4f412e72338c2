import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TILE_COLOURS, tileColour } from './tileColour.ts'

test.each([
  [0, 1],
  [1, 2],
  [4, 5],
  [5, 1],
  [1001, 2],
  [10_000, 1],
  [19_999, 5],
])('node %i has colour %i', (nodeId, colour) => {
  expect(tileColour(nodeId)).toBe(colour)
})

test('every node has one of five colours, and five in a row have five', () => {
  fc.assert(
    fc.property(fc.integer(), (nodeId) => {
      const row = TILE_COLOURS.map((step) => tileColour(nodeId - step))
      expect(row.toSorted((a, b) => a - b)).toEqual([...TILE_COLOURS])
    }),
  )
})
