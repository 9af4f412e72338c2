import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barAt, layOutNet } from './netChart.ts'

const SIZE = { width: 300, height: 100 }
const bar = fc.record({ value: fc.integer({ min: -1e9, max: 1e9 }), total: fc.integer({ min: -1e12, max: 1e12 }) })

test('everything stays within the frame, gains above the zero line and losses below it', () => {
  fc.assert(
    fc.property(fc.array(bar, { minLength: 1, maxLength: 400 }), (bars) => {
      const { zeroY, ticks, bars: drawn, points } = layOutNet(bars, SIZE)
      const isWithin = (y: number): boolean => y >= -1e-6 && y <= SIZE.height + 1e-6
      expect(isWithin(zeroY)).toBe(true)
      drawn.forEach(({ x, y, width, height }, index) => {
        expect(x >= 0 && x + width <= SIZE.width + 1e-6 && isWithin(y) && isWithin(y + height)).toBe(true)
        if ((bars[index]?.value ?? 0) > 0) expect(y + height).toBeCloseTo(zeroY)
        else expect(y).toBeCloseTo(zeroY)
      })
      expect(points.every(({ y }) => isWithin(y))).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(6)
      if (ticks.length > 1) {
        expect(ticks[0]?.y).toBeCloseTo(0)
        expect(ticks.at(-1)?.y).toBeCloseTo(SIZE.height)
        expect(ticks.some(({ value }) => Math.abs(value) === 0)).toBe(true)
      }
    }),
  )
})

test('if nothing changed, the zero line is in the middle', () => {
  expect(layOutNet([{ value: 0, total: 0 }], SIZE)).toMatchObject({ zeroY: 50, bars: [{ height: 0 }] })
})

test.each([
  [-18_960, 0, [0, -5_000, -10_000, -15_000, -20_000]],
  [-30, 90, [100, 50, 0, -50]],
  [0, 7, [8, 6, 4, 2, 0]],
])('from %d to %d the scale is round', (low, high, figures) => {
  const { ticks } = layOutNet(
    [low, high].map((value) => ({ value, total: 0 })),
    SIZE,
  )
  expect(ticks.map(({ value }) => value + 0)).toEqual(figures)
})

test.each([
  [0, 10, 0],
  [0.99, 10, 9],
  [1, 10, 9],
  [-1, 10, 0],
  [0.5, 1, 0],
])('at %d of %d bars is bar %d', (share, bars, at) => {
  expect(barAt(share, bars)).toBe(at)
})
