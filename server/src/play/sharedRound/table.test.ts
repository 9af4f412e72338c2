import { minutes, seconds } from '@ronda/core'
import { QUICKNET } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { openingOf, realStakesOn } from './table.ts'

describe('the next round to open', () => {
  test('without a calendar is the next number, as soon as the previous round has rested', () => {
    const pace = { bettingMs: 10_000, lockedMs: 1_000, restMs: 5 }
    expect(openingOf(pace, 0, { nowMs: 500, beacon: undefined })).toEqual({
      number: 1,
      locksAtMs: 10_500,
      showsAtMs: 11_500,
      beacon: undefined,
    })
    expect(openingOf(pace, 41, { nowMs: 500, beacon: undefined })).toMatchObject({ number: 42, locksAtMs: 10_500 })
  })

  const calendar = {
    nextAfter: (ms: number) => Math.floor(ms / minutes(10)) + 1,
    drawsAtMs: (number: number) => number * minutes(10),
    cutOffMs: minutes(1),
  }

  // oxfmt-ignore
  test.each([
    ['nothing was drawn yet',                              0, minutes(12),                   2],
    ['the previous draw was held',                           2, minutes(20) + seconds(8),      3],
    ['one is about to lock',                               2, minutes(29) - 1,               3],
    ['one locks at this moment and nobody could bet',    2, minutes(29),                   4],
    ['one is locked but not drawn',                        2, minutes(30) - 1,               4],
    ['the server was down for hours',                     2, minutes(301),                 31],
    ['the previous draw was voided before its time',      7, minutes(12),                   8],
  ])('by a calendar, when %s', (_, last, nowMs, number) => {
    const opening = openingOf({ calendar, restMs: 0 }, last, { nowMs, beacon: undefined })
    expect(opening).toMatchObject({ number, locksAtMs: minutes(10 * number - 1), showsAtMs: minutes(10 * number) })
    expect(opening.locksAtMs).toBeGreaterThan(nowMs)
  })

  // oxfmt-ignore
  test.each([
    // the beacon is due every three seconds, the first time at 367 seconds past a full thousand
    ['a table locks just before a beacon',        seconds(9) - 1_001,  seconds(9)],
    ['a table locks a margin before a beacon',    seconds(9) - 1_000,  seconds(12)],
    ['a table locks with a beacon',               seconds(9),          seconds(12)],
  ])('[SR12] with a beacon, when %s, nothing is shown before the announced beacon', (_, lockMs, dueMs) => {
    const pace = { bettingMs: 10_000, lockedMs: 1_000, restMs: 5 }
    const nowMs = QUICKNET.genesisMs + lockMs - pace.bettingMs
    const { locksAtMs, showsAtMs, beacon } = openingOf(pace, 0, { nowMs, beacon: QUICKNET })
    expect(locksAtMs).toBe(QUICKNET.genesisMs + lockMs)
    expect(beacon).toEqual({ chain: QUICKNET.hash, round: dueMs / 3_000 + 1, dueMs: QUICKNET.genesisMs + dueMs })
    expect(showsAtMs).toBe(Math.max(locksAtMs + pace.lockedMs, QUICKNET.genesisMs + dueMs))
    expect(showsAtMs - (locksAtMs + pace.lockedMs)).toBeLessThanOrEqual(seconds(4))
  })

  test('[SR12] a calendar draw is shown at its time: its beacon was due before', () => {
    const opening = openingOf({ calendar, restMs: 0 }, 0, { nowMs: QUICKNET.genesisMs, beacon: QUICKNET })
    expect(opening.showsAtMs).toBe(calendar.drawsAtMs(opening.number))
    expect(opening.beacon?.dueMs).toBeGreaterThan(opening.locksAtMs + seconds(4))
    expect(opening.beacon?.dueMs).toBeLessThanOrEqual(opening.locksAtMs + seconds(7))
  })
})

// oxfmt-ignore
test.each([
  // needs a beacon, has one, the round is decided by one
  [false, false, false, 'taken'],
  [false, true,  false, 'taken'],
  [true,  false, false, 'refused'],
  [true,  false, true,  'refused'],
  [true,  true,  false, 'waits'],
  [true,  true,  true,  'taken'],
] as const)('[SR16] with a beacon required (%s), available (%s) and deciding the round (%s), real stakes are %s', (needsBeacon, hasBeacon, isDecided, stakes) => {
  expect(realStakesOn({ needsBeacon, hasBeacon, isDecided })).toBe(stakes)
})
