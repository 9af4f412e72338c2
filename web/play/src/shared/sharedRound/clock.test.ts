import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPong, applyTime, noClock, PINGS_KEPT, serverMs } from './clock.ts'

const ahead = 5_000

/** A ping whose way there and back took these times. */
const pong = (sentMs: number, thereMs: number, backMs: number) => ({
  sentMs,
  ownMs: sentMs + thereMs + backMs,
  serverTimeMs: sentMs + thereMs + ahead,
})

test('nothing is known before the server sends its time', () => {
  expect(serverMs(noClock, 0)).toBeUndefined()
  expect(serverMs(applyTime(noClock, 100, 40), 50)).toBe(110)
})

test('a ping is better than a message, and one slow ping does not move the median', () => {
  const pings = [pong(0, 20, 20), pong(100, 20, 20), pong(200, 20, 1_020)]
  const clock = pings.reduce(applyPong, applyTime(noClock, 99_999, 0))
  expect(serverMs(clock, 1_000)).toBe(1_000 + ahead)
})

test('a device that slept measures the time again', () => {
  const before = [pong(0, 20, 20), pong(100, 20, 20)].reduce(applyPong, noClock)
  const woken = applyPong(before, { sentMs: 200, ownMs: 240, serverTimeMs: 220 + ahead + 60_000 })
  expect(serverMs(woken, 0)).toBe(ahead + 60_000)
})

test('the error is never more than half of the slowest round trip', () => {
  const way = fc.integer({ min: 0, max: 700 })
  fc.assert(
    fc.property(fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 3 * PINGS_KEPT }), (ways) => {
      const clock = ways.map(([there, back], at) => pong(at * 2_000, there, back)).reduce(applyPong, noClock)
      const worst = Math.max(...ways.map(([there, back]) => (there + back) / 2))
      expect(Math.abs((serverMs(clock, 0) ?? Number.NaN) - ahead)).toBeLessThanOrEqual(worst)
      expect(clock.aheadMs.length).toBeLessThanOrEqual(PINGS_KEPT)
    }),
  )
})
