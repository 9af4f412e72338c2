import { days, err, hours, minutes, ok } from '@ronda/core'
import { expect, test } from 'vitest'
import type { ReportLine } from './provider.ts'
import { readReport } from './report.ts'

const START = Date.UTC(2027, 0, 4)
const LINES: readonly ReportLine[] = Array.from({ length: 100 }, (_, at) => ({
  id: `line-${at}`,
  kind: 'charge',
  currency: 'USD',
  amount: 1n,
  atMs: START + at * minutes(40),
}))

/** A provider that returns as many lines as `atMost`, and counts how often it is asked. */
function providerOf(atMost: number) {
  let asked = 0
  const report = async (fromMs: number, toMs: number) => {
    asked += 1
    const lines = LINES.filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    return lines.length > atMost ? err('provider.too_many' as const) : ok(lines)
  }
  return { report, asked: () => asked }
}

test.each([
  [100, 1],
  [60, 3],
  [7, 29],
])('a report of at most %i lines is asked for %i times, and every line is in it once', async (atMost, times) => {
  const provider = providerOf(atMost)
  const report = await readReport(provider, START, START + days(3))
  expect(report.ok && report.value).toEqual(LINES)
  expect(provider.asked()).toBe(times)
})

test('more lines in an hour than a report may have are refused', async () => {
  const provider = providerOf(0)
  expect(await readReport(provider, START, START + hours(8))).toEqual(err('provider.too_many'))
})
