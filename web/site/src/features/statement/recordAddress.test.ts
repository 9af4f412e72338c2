import { expect, test } from 'vitest'
import { parseRecord } from './recordAddress.ts'
import { daysOf } from './recordDays.ts'

test.each([
  [{}, {}],
  [{ range: '7d', from: '2026-01-01', to: '2026-01-02' }, { range: '7d' }],
  [{ range: 'ever' }, {}],
  [
    { from: '2026-01-01', to: '2026-01-02' },
    { from: '2026-01-01', to: '2026-01-02' },
  ],
  [{ from: '2026-01-01' }, {}],
  [
    { game: 'FERIA_DE_LUZ', outcome: 'won', other: 'x' },
    { game: 'FERIA_DE_LUZ', outcome: 'won' },
  ],
  [{ game: '<script>', cause: '', by: 7 }, {}],
])('a record parses %j as %j', (search, address) => {
  expect(parseRecord(search)).toEqual(address)
})

test.each([
  [{}, '7d', '2026-11-09', '2026-11-15'],
  [{ range: 'today' }, '7d', '2026-11-15', '2026-11-15'],
  [{ range: '30d' }, '7d', '2026-10-17', '2026-11-15'],
  [{ range: 'month' }, '7d', '2026-11-01', '2026-11-15'],
  [{ range: '12m' }, '7d', '2025-11-15', '2026-11-15'],
  [{ from: '2026-03-01', to: '2026-03-31' }, '7d', '2026-03-01', '2026-03-31'],
] as const)('%j with the default %s is from %s to %s', (address, fallback, from, to) => {
  expect(daysOf(address, fallback, '2026-11-15')).toEqual({ from, to })
})
