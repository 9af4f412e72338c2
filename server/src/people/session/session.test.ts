import { hours, minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { isLocked, isSessionLive, isSightingDue } from './session.ts'

// oxfmt-ignore
test.each([
  // created  seen          now                     live
  [0,         0,            0,                      true],
  [0,         0,            minutes(30) - 1,        true],
  [0,         0,            minutes(30),            false],
  [0,         minutes(29),  minutes(59) - 1,        true],
  [0,         hours(12) - 1, hours(12) - 1,         true],
  [0,         hours(12) - 1, hours(12),             false],
])('made at %i, seen at %i, at %i it is live: %s', (createdAtMs, seenAtMs, nowMs, live) => {
  expect(isSessionLive({ createdAtMs, seenAtMs }, nowMs)).toBe(live)
})

test('being there is written once a minute', () => {
  const times = { createdAtMs: 0, seenAtMs: minutes(3) }
  expect(isSightingDue(times, minutes(4) - 1)).toBe(false)
  expect(isSightingDue(times, minutes(4))).toBe(true)
})

// oxfmt-ignore
test.each([
  // failures                  now             locked
  [undefined,                  0,              false],
  [{ count: 4, lastAtMs: 0 },  minutes(1),     false],
  [{ count: 5, lastAtMs: 0 },  minutes(1),     true],
  [{ count: 5, lastAtMs: 0 },  minutes(5) - 1, true],
  [{ count: 5, lastAtMs: 0 },  minutes(5),     false],
] as const)('%j at %i: locked %s', (failures, nowMs, locked) => {
  expect(isLocked(failures, nowMs)).toBe(locked)
})
