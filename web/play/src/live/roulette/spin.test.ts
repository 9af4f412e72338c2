import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IDLE_MS, spinOf } from './spin.ts'

test('a spin goes forward by whole turns from where the wheel is to where it would be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 41 }), fc.integer({ min: 1_000, max: 20_000 }), (atMs, showMs) => {
      const { from, to } = spinOf(atMs, showMs)
      const end = (((atMs + showMs) % IDLE_MS) / IDLE_MS) * 360
      const apart = (((to - end) % 360) + 360) % 360
      expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-6)
      expect(to - from).toBeGreaterThan(720)
    }),
  )
})
