import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../span.ts'
import { paidUntil, type EndedContract } from './paidUntil.ts'
import { periodAt, type PeriodKind } from './period.ts'

/** A Thursday. */
const at = (month: number, day: number): number => Date.UTC(2026, month - 1, day)

test.each<[string, readonly (readonly [PeriodKind, number, number])[], number]>([
  ['nothing without a contract', [], Number.NEGATIVE_INFINITY],
  ['the end of the month in which it ended', [['monthly', at(1, 1), at(1, 10)]], at(2, 1)],
  ['the end of the month when it ended with it', [['monthly', at(1, 1), at(2, 1)]], at(2, 1)],
  ['nothing by one that no period began in', [['monthly', at(1, 2), at(1, 30)]], Number.NEGATIVE_INFINITY],
  [
    'nothing more by one that was not paid itself',
    [
      ['monthly', at(1, 1), at(1, 10)],
      ['weekly', at(1, 10), at(1, 30)],
    ],
    at(2, 1),
  ],
  [
    'the end of its own last period by one that was paid after it',
    [
      ['monthly', at(1, 1), at(1, 10)],
      ['weekly', at(1, 10), at(2, 4)],
    ],
    at(2, 9),
  ],
])('[PAY22] paid until %s', (_name, contracts, expected) => {
  const ended = contracts.map(([period, fromMs, toMs]) => ({ period, fromMs, toMs }))
  expect(paidUntil(ended, 'UTC')).toBe(expected)
})

const KINDS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

test('[PAY22] law: whatever contracts follow each other, no moment is in two paid periods', () => {
  const span = fc.record({ period: fc.constantFrom(...KINDS), days: fc.integer({ min: 1, max: 70 }) })
  fc.assert(
    fc.property(fc.array(span, { minLength: 2, maxLength: 6 }), (spans) => {
      let fromMs = at(1, 1)
      const contracts: EndedContract[] = []
      for (const { period, days: length } of spans) {
        contracts.push({ period, fromMs, toMs: fromMs + days(length) })
        fromMs += days(length)
      }
      let paidMs = Number.NEGATIVE_INFINITY
      for (const [index, { period, fromMs: sinceMs, toMs }] of contracts.entries()) {
        let next = periodAt(sinceMs, period, 'UTC')
        for (; next.fromMs < toMs; next = periodAt(next.toMs, period, 'UTC')) {
          const isGoverned = next.fromMs >= sinceMs
          if (!isGoverned || next.fromMs < paidUntil(contracts.slice(0, index), 'UTC')) continue
          expect(next.fromMs).toBeGreaterThanOrEqual(paidMs)
          paidMs = next.toMs
        }
      }
    }),
    { numRuns: 30 },
  )
})
