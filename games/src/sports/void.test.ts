import { readFileSync } from 'node:fs'
import { hours } from '@ronda/core'
import { expect, test } from 'vitest'
import { mayOverrule, standingOf, VOID_CLAUSES, type Course } from './void.ts'

const played: Course = {
  branch: 'sport',
  plannedMs: 0,
  startedMs: 0,
  endedMs: hours(2),
  isWalkover: false,
  isCancelled: false,
}

test.each<[string, string, Partial<Course>, number, string]>([
  ['SB22', 'played as planned', {}, 2, 'ended'],
  ['SB22', 'not over yet', {}, 1, 'open'],
  ['SB22', 'begun 47 hours late', { startedMs: hours(46), endedMs: hours(48) }, 50, 'ended'],
  ['SB22', 'begun after 48 hours', { startedMs: hours(49), endedMs: hours(51) }, 60, 'postponed'],
  ['SB22', 'not begun, and still in time', { startedMs: null, endedMs: null }, 48, 'open'],
  ['SB22', 'not begun, and too late', { startedMs: null, endedMs: null }, 49, 'postponed'],
  [
    'SB22',
    'an e-sport not begun after 24 hours',
    { branch: 'esport', startedMs: null, endedMs: null },
    25,
    'postponed',
  ],
  ['SB23', 'begun and not over', { endedMs: null }, 48, 'open'],
  ['SB23', 'begun and never over', { endedMs: null }, 49, 'abandoned'],
  ['SB23', 'over too late', { endedMs: hours(49) }, 60, 'abandoned'],
  ['SB24', 'a walkover', { isWalkover: true, startedMs: null, endedMs: null }, 0, 'walkover'],
  ['SB24', 'called off before it began', { isCancelled: true, startedMs: null, endedMs: null }, 0, 'cancelled'],
  ['SB24', 'called off while it was played', { isCancelled: true, endedMs: null }, 1, 'abandoned'],
])('[%s] %s: %j after %d hours is %s', (_, __, course, now, standing) => {
  expect(standingOf({ ...played, ...course }, hours(now))).toBe(standing)
})

test('[SB25] [SB26] every reason names a clause of SPEC.md that explains it', () => {
  const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8')
  for (const [reason, clause] of Object.entries(VOID_CLAUSES)) {
    const rule = spec.split('\n').find((line) => line.startsWith(`- **[${clause}]**`))
    expect(rule).toContain(`\`${reason}\``)
  }
})

test('[SB27] a decision counts for 72 hours', () => {
  expect([mayOverrule(0, hours(72)), mayOverrule(0, hours(72) + 1)]).toEqual([true, false])
})
