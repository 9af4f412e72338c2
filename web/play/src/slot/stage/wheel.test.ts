import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUpsideDown, restAngle } from './wheel.ts'

test.each([
  ['at the top', 0, false],
  ['at the right', Math.PI / 2, false],
  ['at the left', -Math.PI / 2, true],
])('a text along the radius %s is upside down: %s', (_, angle, expected) => {
  expect(isUpsideDown(angle)).toBe(expected)
})

test('once the wheel has stopped, the text of the slice under the pointer is never upside down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(39), (slices, place) => {
      const at = place % slices
      const middle = ((at + 0.5) / slices) * Math.PI * 2
      expect(isUpsideDown(middle + restAngle(slices, at))).toBe(false)
    }),
  )
})
