import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { calls, PERIOD_DAYS_MAX } from '@ronda/contract'
import { hours } from '@ronda/core'
import { desk as deskEn } from '@ronda/i18n/en/office/desk'
import { statement as recordsEn } from '@ronda/i18n/en/money/statement'
import { refusals as refusalsEn } from '@ronda/i18n/en/refusals'
import { desk as deskEs } from '@ronda/i18n/es/office/desk'
import { statement as recordsEs } from '@ronda/i18n/es/money/statement'
import { refusals as refusalsEs } from '@ronda/i18n/es/refusals'
import { OPEN_MS } from '../../src/money/adjustment/adjustment.ts'
import { decideControl, NOTHING_SET } from '../../src/money/control/control.ts'

const numbersIn = (text: string): readonly number[] => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))

describe.each([
  ['en', deskEn, recordsEn, refusalsEn],
  ['es', deskEs, recordsEs, refusalsEs],
] as const)('numbers in texts equal those in the code, in %s', (_language, desk, records, refusals) => {
  test('how long a proposed adjustment stays open', () => {
    for (const text of [desk.adjustments.form.note, desk.adjustments.steps.expired, refusals['adjustment.expired']])
      expect(numbersIn(text).map(hours)).toEqual([OPEN_MS])
  })

  test('how much time a statement can cover', () => {
    const [months] = numbersIn(records.statement.text)
    expect(months).toBe(12)
    // A year has at most 366 days, and so many are allowed.
    expect(PERIOD_DAYS_MAX).toBe(366)
  })

  test('how often a reality check can come', () => {
    const [least = 0, most = 0] = numbersIn(refusals['control.reality_invalid'])
    const policy = { raiseHours: 24, exclusionMonthsMin: 6, realityMinutes: 60 }
    const isPossible = (every: number): boolean =>
      z.safeParse(calls.control.setReality.request, { minutes: every }).success &&
      decideControl(NOTHING_SET, { type: 'reality', minutes: every }, policy, 0).ok
    expect([least - 1, least, most, most + 1].map(isPossible)).toEqual([false, true, true, false])
  })
})
