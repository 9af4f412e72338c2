import { hours, minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { isSessionLive, isSeenUpdateDue, sessionLifeMs } from './session.ts'

// oxfmt-ignore
test.each([
  // seen          ends        now                     live
  [0,              hours(12),  0,                      true],
  [0,              hours(12),  minutes(30) - 1,        true],
  [0,              hours(12),  minutes(30),            false],
  [minutes(29),    hours(12),  minutes(59) - 1,        true],
  [hours(12) - 1,  hours(12),  hours(12) - 1,          true],
  [hours(12) - 1,  hours(12),  hours(12),              false],
])('seen at %i, ending at %i, at %i it is live: %s', (seenAtMs, endsAtMs, nowMs, live) => {
  expect(isSessionLive({ seenAtMs, endsAtMs }, 'member', nowMs)).toBe(live)
})

// oxfmt-ignore
test.each([
  // kind       idle limit    life
  ['member',    minutes(30),  hours(12)],
  ['agent',     minutes(30),  hours(12)],
  ['operator',  minutes(15),  hours(8)],
] as const)('%s: ends after %i ms idle, and after %i ms in any case', (kind, idleMs, lifeMs) => {
  expect(sessionLifeMs(kind)).toBe(lifeMs)
  const times = { seenAtMs: 0, endsAtMs: lifeMs }
  expect([isSessionLive(times, kind, idleMs - 1), isSessionLive(times, kind, idleMs)]).toEqual([true, false])
})

test('the last-seen time is written once a minute', () => {
  const times = { endsAtMs: hours(12), seenAtMs: minutes(3) }
  expect(isSeenUpdateDue(times, minutes(4) - 1)).toBe(false)
  expect(isSeenUpdateDue(times, minutes(4))).toBe(true)
})
