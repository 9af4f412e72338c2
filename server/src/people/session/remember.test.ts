import { days, seconds } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeRemember, parseRemember } from './remember.ts'

const [now, before, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
const known = { validator: now, validatorBefore: before, rotatedAtMs: seconds(100), expiresAtMs: days(1) }

// oxfmt-ignore
test.each([
  // stored                                given   at                       verdict
  [undefined,                              now,    0,                       'over'],
  [known,                                  now,    seconds(101),            'renew'],
  [known,                                  now,    days(1) - 1,             'renew'],
  [known,                                  now,    days(1),                 'over'],
  [known,                                  before, seconds(110) - 1,        'again'],
  [known,                                  before, seconds(110),            'stolen'],
  [known,                                  other,  seconds(101),            'stolen'],
  [known,                                  other,  days(1),                 'over'],
  [{ ...known, validatorBefore: null },    before, seconds(101),            'stolen'],
] as const)('%#: %s', (row, shown, atMs, verdict) => {
  expect(judgeRemember(row, shown, atMs)).toBe(verdict)
})

test.each([
  [`${'s'.repeat(22)}.${'v'.repeat(43)}`, true],
  [`${'s'.repeat(21)}.${'v'.repeat(43)}`, false],
  [`${'s'.repeat(22)}${'v'.repeat(43)}`, false],
  [`${'s'.repeat(22)}.${'v'.repeat(43)}.x`, false],
  ['', false],
  [undefined, false],
])('%s is a valid cookie: %s', (cookie, isOurs) => {
  expect(parseRemember(cookie) !== undefined).toBe(isOurs)
})

test('parseRemember does not throw on any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseRemember(text)))
})
