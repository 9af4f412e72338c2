import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RAIN_LIMITS, type RainPlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { SHARES_MAX, SHARE_UNITS_MAX } from '@ronda/fair'
import { costOf, expiryOf, isWithinLimits, stateOf, takeRefusal, timesOf, type Asked, type Timed } from './envelope.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const UNIT = ATOMS_PER_UNIT
const CENT = UNIT / 100n

const plan: RainPlan = {
  names: { es: 'Sobre', en: 'Envelope' },
  amount: 50n * UNIT,
  shares: 20,
  least: CENT,
  rankMin: 0,
  firstAtMs: NOW + hours(1),
  windowMinutes: 60,
  count: 3,
  everyMinutes: 24 * 60,
}

describe('what may be proposed', () => {
  test.each<[string, Partial<RainPlan>, boolean]>([
    ['a usual plan', {}, true],
    ['one that begins in this minute', { firstAtMs: NOW - minutes(1) + 1 }, true],
    ['as many shares as smallest shares', { amount: 20n * CENT }, true],
    ['one share more', { amount: 19n * CENT }, false],
    ['a part of a cent', { amount: 50n * UNIT + 1n, least: 1n }, false],
    ['a pot that is no multiple of the smallest share', { least: 3n * CENT }, false],
    ['more smallest shares than can be split', { amount: 20_001n * UNIT }, false],
    ['the same with a larger smallest share', { amount: 20_001n * UNIT, least: UNIT }, true],
    ['more than the largest pot', { amount: 100_001n * UNIT, least: UNIT }, false],
    ['the past', { firstAtMs: NOW - minutes(1) }, false],
    ['too far ahead', { firstAtMs: NOW + days(RAIN_LIMITS.aheadDays) + 1 }, false],
    ['no smallest share', { least: 0n }, false],
  ])('%s', (_name, over, isGood) => {
    expect(isWithinLimits({ ...plan, ...over }, 'USD', NOW)).toBe(isGood)
  })

  test('the limits that callers see are those of the split', () => {
    expect([RAIN_LIMITS.shares, RAIN_LIMITS.units]).toEqual([SHARES_MAX, SHARE_UNITS_MAX])
  })
})

test('a rain has its envelopes at regular times, and reserves all of them', () => {
  expect(timesOf(plan).map(({ startsAtMs }) => startsAtMs - NOW)).toEqual([hours(1), hours(25), hours(49)])
  expect(timesOf(plan).every(({ startsAtMs, endsAtMs }) => endsAtMs - startsAtMs === hours(1))).toBe(true)
  expect(costOf(plan)).toBe(150n * UNIT)
})

test('a proposal expires after a day, or when its first envelope would have ended', () => {
  expect(expiryOf(plan, NOW)).toBe(NOW + hours(2))
  expect(expiryOf({ ...plan, firstAtMs: NOW + days(3) }, NOW)).toBe(NOW + days(1))
})

const timed: Timed = {
  startsAtMs: NOW,
  endsAtMs: NOW + minutes(10),
  shares: 5,
  takers: 0,
  isClosed: false,
}
const asked: Asked = { rankMin: 0, level: 0, isDeviceUsed: false }

describe('whether somebody may take a share', () => {
  test.each<[string, Partial<Timed>, Partial<Asked>, number, string | undefined]>([
    ['open', {}, {}, NOW, undefined],
    ['the last moment', {}, {}, NOW + minutes(10) - 1, undefined],
    ['before', {}, {}, NOW - 1, 'envelope.not_yet'],
    ['at the end', {}, {}, NOW + minutes(10), 'envelope.over'],
    ['closed', { isClosed: true }, {}, NOW, 'envelope.over'],
    ['nothing left', { takers: 5 }, {}, NOW, 'envelope.empty'],
    ['nothing left, and ended', { takers: 5 }, {}, NOW + days(1), 'envelope.empty'],
    ['a level that is too low', {}, { rankMin: 2, level: 1 }, NOW, 'envelope.rank'],
    ['the level', {}, { rankMin: 2, level: 2 }, NOW, undefined],
    ['the browser of somebody who has taken', {}, { isDeviceUsed: true }, NOW, 'envelope.device'],
    ['too low a level in a used browser', {}, { rankMin: 1, isDeviceUsed: true }, NOW, 'envelope.rank'],
  ])('%s', (_name, over, who, nowMs, refusal) => {
    expect(takeRefusal({ ...timed, ...over }, { ...asked, ...who }, nowMs)).toBe(refusal)
  })

  test('nobody takes what is shown as anything else than open', () => {
    const moments = fc.integer({ min: NOW - hours(1), max: NOW + hours(1) })
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 5 }), fc.boolean(), (nowMs, takers, isClosed) => {
        const envelope = { ...timed, takers, isClosed }
        expect(takeRefusal(envelope, asked, nowMs) === undefined).toBe(stateOf(envelope, nowMs) === 'open')
      }),
    )
  })
})
