import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASK_EVERY_MS, askDelayMs, beganAtMs, netOf, standingOf } from './position.ts'

test.each([
  [0n, 0n, 0n, 'even'],
  [500n, 500n, 0n, 'even'],
  [500n, 0n, -500n, 'behind'],
  [500n, 1_200n, 700n, 'ahead'],
])('staked %s and won %s is %s, %s', (staked, won, net, standing) => {
  expect(netOf({ staked, won })).toBe(net)
  expect(standingOf(net)).toBe(standing)
})

test.each([
  ['never requested', 0, 1_000_000, 0],
  ['just requested', 1_000, 1_000, ASK_EVERY_MS],
  ['requested a while ago', 1_000, 1_000 + ASK_EVERY_MS - 300, 300],
  ['requested long ago', 1_000, 1_000 + ASK_EVERY_MS * 3, 0],
  ['requested in the future, by a clock that was set back', 9_000_000, 1_000, ASK_EVERY_MS],
])('%s', (_, askedAtMs, nowMs, delayMs) => {
  expect(askDelayMs(askedAtMs, nowMs)).toBe(delayMs)
})

test('however often rounds end, two requests are never closer than the minimum interval', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { maxLength: 50 }), (gapsMs) => {
      let [nowMs, askedAtMs] = [1_000_000, 0]
      for (const gapMs of gapsMs) {
        nowMs += gapMs
        const nextMs = nowMs + askDelayMs(askedAtMs, nowMs)
        expect(nextMs - askedAtMs).toBeGreaterThanOrEqual(ASK_EVERY_MS)
        askedAtMs = nextMs
        nowMs = nextMs
      }
    }),
  )
})

test.each([
  ['no round yet', null, 50, 50],
  ['not known yet', undefined, 50, 50],
  ['in an earlier game', 20, 50, 20],
  ['a while after opening the game', 70, 50, 50],
])('play began: %s', (_, sinceMs, openedAtMs, beganMs) => {
  expect(beganAtMs(sinceMs, openedAtMs)).toBe(beganMs)
})
