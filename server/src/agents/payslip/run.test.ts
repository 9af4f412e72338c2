import { days, hours, minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { duePeriods, type PaidUntil } from './run.ts'

const NEW_YEAR = Date.UTC(2028, 0, 1)
const kind: PaidUntil = {
  kind: 'dailySalary',
  currency: 'USD',
  periodKind: 'daily',
  sinceMs: NEW_YEAR + hours(5),
  untilMs: null,
  lastMs: undefined,
}

test.each<[string, Partial<PaidUntil>, number, readonly number[]]>([
  ['nothing before the end of the first', {}, NEW_YEAR + days(1) - 1, []],
  ['the first at its end, also without a contract at its beginning', {}, NEW_YEAR + days(1), [0]],
  ['each after the last run', { lastMs: NEW_YEAR + days(1) }, NEW_YEAR + days(3) + 5, [1, 2]],
  ['no more at a time than asked', {}, NEW_YEAR + days(30), [0, 1, 2, 3]],
  ['none after the last contract', { untilMs: NEW_YEAR + days(1) + 1 }, NEW_YEAR + days(9), [0, 1]],
])('due: %s', (_name, over, endedMs, expected) => {
  const due = duePeriods({ ...kind, ...over }, { endedMs, atMost: 4 })
  expect(due.map(({ period }) => (period.fromMs - NEW_YEAR) / days(1))).toEqual(expected)
})

test('five minutes: a day has 288 periods, and the next begins where one ends', () => {
  const asked = { ...kind, kind: 'realTimeSalary', periodKind: 'fiveMinutes', sinceMs: NEW_YEAR } as const
  const due = duePeriods(asked, { endedMs: NEW_YEAR + days(1), atMost: 1_000 })
  expect(due).toHaveLength(288)
  due.forEach(({ period }, at) => expect(period.fromMs).toBe(NEW_YEAR + at * minutes(5)))
})
