import { expect, test } from 'vitest'
import { dayOf, recordAmount, recordProblems } from './recordForm.ts'

test.each([
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['12.50', 1_250_000n],
  ['much', undefined],
])('%s', (text, amount) => {
  expect(recordAmount(text, 'USD', 'en-US')).toBe(amount)
})

const fine = { amount: '1', bankReference: 'A1', on: '2026-11-19' }
test('every field is needed, and a payout has no amount', () => {
  expect([...recordProblems(fine, 1n, true)]).toEqual([])
  expect([...recordProblems(fine, undefined, false)]).toEqual([])
  expect([...recordProblems({ amount: '', bankReference: ' 1 ', on: '' }, undefined, true)]).toEqual([
    'amount',
    'bankReference',
    'on',
  ])
})

test('the day of the user, not of Greenwich', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
