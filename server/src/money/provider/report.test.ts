import { expect, test } from 'vitest'
import { REPORT_READ, reportOf } from './report.ts'

const line = (at: number) => ({ id: `line ${at}`, amount: 1n, currency: 'USD' as const, at: new Date(at) })

test('a report has what came in and what went out, oldest first', () => {
  const report = reportOf([{ ...line(2), kind: 'charge' }], [line(1)])
  expect(report).toEqual({
    ok: true,
    value: [
      { id: 'line 1', kind: 'payout', amount: 1n, currency: 'USD', atMs: 1 },
      { id: 'line 2', kind: 'charge', amount: 1n, currency: 'USD', atMs: 2 },
    ],
  })
})

test('a report with more than can be read is none: a part of it would look like money that is missing', () => {
  const read = Array.from({ length: REPORT_READ }, (_, at) => line(at))
  expect(reportOf([], read)).toEqual({ ok: false, error: 'provider.too_many' })
  expect(
    reportOf(
      read.map((each) => ({ ...each, kind: 'charge' as const })),
      [],
    ),
  ).toMatchObject({ ok: false })
  expect(reportOf([], read.slice(1)).ok).toBe(true)
})
