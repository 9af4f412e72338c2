import { RAIL } from '@ronda/art'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretched } from './slices.ts'

const side = fc.record({
  painted: fc.constantFrom(RAIL.width, RAIL.height),
  shown: fc.integer({ min: 400, max: 3_000 }),
  border: fc.integer({ min: 10, max: 40 }),
})

test('a side begins and ends where it is shown, and the order of its points does not change', () => {
  fc.assert(
    fc.property(
      side,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (line, a, b) => {
        expect(stretched(0, line)).toBe(0)
        expect(stretched(line.painted, line)).toBe(line.shown)
        const [first, second] = [Math.min(a, b) * line.painted, Math.max(a, b) * line.painted]
        expect(stretched(first, line)).toBeLessThanOrEqual(stretched(second, line) + 1e-6)
      },
    ),
  )
})

test('the border keeps its width', () => {
  const line = { painted: RAIL.width, shown: 777, border: 26 }
  expect(stretched(RAIL.border, line)).toBe(26)
  expect(stretched(RAIL.width - RAIL.border, line)).toBe(777 - 26)
})
