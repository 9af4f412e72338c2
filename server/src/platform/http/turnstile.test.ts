import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTurnstile } from './turnstile.ts'

test('a rush uses up a second’s worth, and then one passes as each place comes free', () => {
  const enter = makeTurnstile(10)
  expect(Array.from({ length: 30 }, () => enter(5_000)).filter(Boolean)).toHaveLength(10)
  expect(enter(5_099)).toBe(false)
  expect(enter(5_101)).toBe(true)
  expect(enter(5_101)).toBe(false)
})

test('however they come, never more than two seconds’ worth pass in a second', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 400 })
  fc.assert(
    fc.property(gaps, (waits) => {
      const enter = makeTurnstile(20)
      const passed: number[] = []
      let nowMs = 0
      for (const wait of waits) {
        nowMs += wait
        if (enter(nowMs)) passed.push(nowMs)
      }
      const crowds = passed.map((from) => passed.filter((at) => at >= from && at < from + 1_000).length)
      return crowds.every((crowd) => crowd <= 40)
    }),
  )
})

test('a clock that is set back stops nobody for long', () => {
  const enter = makeTurnstile(1)
  expect(enter(10_000)).toBe(true)
  expect(enter(1_000)).toBe(false)
  expect(enter(2_000)).toBe(true)
})
