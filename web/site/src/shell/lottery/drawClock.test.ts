import { days, hours, minutes, seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { drawStateOf, leftOf, refetchDelayMs, type Drawn } from './drawClock.ts'

const next = { number: 8, isOpen: true, cutOffAtMs: minutes(9), drawsAtMs: minutes(10) }
const last = { number: 7, drawnAtMs: 0, outcome: {} }
const lottery: Drawn = { next, last, isMaintained: false }

test.each([
  ['long before', lottery, 0, { is: 'open', leftMs: minutes(9) }],
  ['at the last moment', lottery, minutes(9) - 1, { is: 'open', leftMs: 1 }],
  ['at the cut-off', lottery, minutes(9), { is: 'closed', leftMs: minutes(1) }],
  ['at the time of the draw', lottery, minutes(10), { is: 'drawing' }],
  [
    'when staff have locked it',
    { ...lottery, next: { ...next, isOpen: false } },
    0,
    { is: 'closed', leftMs: minutes(10) },
  ],
  ['while a draw takes place', { ...lottery, next: null }, 0, { is: 'drawing' }],
  ['before the first draw', { ...lottery, next: null, last: null }, 0, { is: 'waiting' }],
  ['under maintenance', { ...lottery, isMaintained: true }, 0, { is: 'maintained' }],
] as const)('%s', (_, drawn, nowMs, state) => {
  expect(drawStateOf(drawn, nowMs)).toEqual(state)
})

test('the lotteries are refetched when the first of them changes, neither too often nor too rarely', () => {
  const soon = { ...lottery, next: { ...next, cutOffAtMs: seconds(20) } }
  expect(refetchDelayMs([lottery], 0)).toBe(seconds(60))
  expect(refetchDelayMs([lottery, soon], 0)).toBe(seconds(21))
  expect(refetchDelayMs([lottery, { ...lottery, next: null }], 0)).toBe(seconds(3))
  expect(refetchDelayMs([soon], seconds(20) - 1)).toBe(seconds(3))
  expect(refetchDelayMs([{ ...lottery, isMaintained: true }], 0)).toBe(seconds(60))
  expect(refetchDelayMs([], 0)).toBe(seconds(60))
})

test('the time left is days, and a clock for the rest', () => {
  expect(leftOf(days(2) + hours(3) + 5)).toEqual({ days: 2, restMs: hours(3) + 5 })
  expect(leftOf(minutes(4))).toEqual({ days: 0, restMs: minutes(4) })
})
