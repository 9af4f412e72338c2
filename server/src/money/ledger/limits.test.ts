import { days } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baselinesAt, periodEndMs, PERIODS, periodStartMs } from './limits.ts'

describe('[LG13] periods', () => {
  test.each([
    ['day', '2024-02-29T23:59:59.999Z', '2024-02-29', '2024-03-01'],
    ['week', '2024-02-29T00:00:00.000Z', '2024-02-26', '2024-03-04'],
    ['week', '2024-03-03T23:59:59.999Z', '2024-02-26', '2024-03-04'],
    ['week', '2024-03-04T00:00:00.000Z', '2024-03-04', '2024-03-11'],
    ['month', '2024-02-29T12:00:00.000Z', '2024-02-01', '2024-03-01'],
    ['month', '2024-12-31T23:59:59.999Z', '2024-12-01', '2025-01-01'],
  ] as const)('the %s of %s runs from %s to %s', (period, moment, start, end) => {
    const nowMs = Date.parse(moment)
    const dates = [periodStartMs(period, nowMs), periodEndMs(period, nowMs)].map((ms) => new Date(ms).toISOString())
    expect(dates).toEqual([`${start}T00:00:00.000Z`, `${end}T00:00:00.000Z`])
  })

  test('every moment lies in its period, and each period begins where the last one ended', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PERIODS), fc.integer({ min: 0, max: days(40_000) }), (period, nowMs) => {
        const [start, end] = [periodStartMs(period, nowMs), periodEndMs(period, nowMs)]
        expect(start <= nowMs && nowMs < end).toBe(true)
        expect(periodStartMs(period, end)).toBe(end)
        expect(periodEndMs(period, start)).toBe(end)
      }),
    )
  })
})

test('[LG13] only periods that have ended get a new baseline', () => {
  const nowMs = Date.UTC(2030, 0, 2)
  const baselines = {
    day: { endsMs: nowMs, staked: 1n, won: 1n },
    week: { endsMs: nowMs + 1, staked: 2n, won: 2n },
    month: { endsMs: nowMs + 1, staked: 3n, won: 3n },
  }
  const tail = { seq: 5, balance: 0n, staked: 50n, won: 40n }
  expect(baselinesAt(baselines, tail, nowMs - 1)).toBe(baselines)
  expect(baselinesAt(baselines, tail, nowMs)).toEqual({
    ...baselines,
    day: { endsMs: Date.UTC(2030, 0, 3), staked: 50n, won: 40n },
  })
})
