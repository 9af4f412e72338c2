import { minutes, seconds } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { openingOf } from './table.ts'

describe('what opens next', () => {
  test('at a table is the next number, as soon as the one before has rested', () => {
    const pace = { bettingMs: 10_000, lockedMs: 1_000, restMs: 5 }
    expect(openingOf(pace, 0, 500)).toEqual({ number: 1, locksAtMs: 10_500, showsAtMs: 11_500 })
    expect(openingOf(pace, 41, 500)).toEqual({ number: 42, locksAtMs: 10_500, showsAtMs: 11_500 })
  })

  const calendar = {
    nextAfter: (ms: number) => Math.floor(ms / minutes(10)) + 1,
    drawsAtMs: (number: number) => number * minutes(10),
    cutOffMs: minutes(1),
  }

  // oxfmt-ignore
  test.each([
    ['nothing was drawn yet',                              0, minutes(12),                   2],
    ['the one before was drawn',                           2, minutes(20) + seconds(8),      3],
    ['one is about to lock',                               2, minutes(29) - 1,               3],
    ['one locks at this very moment: nobody could bet',    2, minutes(29),                   4],
    ['one is locked but not drawn',                        2, minutes(30) - 1,               4],
    ['the house was closed for hours',                     2, minutes(301),                 31],
    ['the one before was called off before its time',      7, minutes(12),                   8],
  ])('by a calendar when %s', (_, last, nowMs, number) => {
    const opening = openingOf({ calendar, restMs: 0 }, last, nowMs)
    expect(opening).toEqual({ number, locksAtMs: minutes(10 * number - 1), showsAtMs: minutes(10 * number) })
    expect(opening.locksAtMs).toBeGreaterThan(nowMs)
  })
})
