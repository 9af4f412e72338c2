import { msOf } from '@ronda/games'
import { describe, expect, test } from 'vitest'
import { betStateOf, multipleShown, worthAt, type BetState, type Moment } from './betState.ts'
import { frameAt, heightAt, linesOf } from './sky.ts'

const rising = (elapsedMs: number): Moment => ({ stage: 'showing', elapsedMs, outcome: undefined })
const burst = (bust: number): Moment => ({ stage: 'result', elapsedMs: 999_999, outcome: { bust } })
const before: Moment = { stage: 'locked', elapsedMs: -400, outcome: undefined }

test.each<[string, Moment, number]>([
  ['before the round begins', before, 100],
  ['at the beginning, with a clock that is ahead', rising(-30), 100],
  ['at 2.00', rising(11_553), 200],
  ['after the greatest multiple', rising(10_000_000), 1_000_000],
  ['after the crash, whatever our clock says', burst(173), 173],
])('%s the height is shown', (_when, moment, multiple) => {
  expect(multipleShown(moment)).toBe(multiple)
})

describe('a bet', () => {
  const at200 = msOf(200)
  test.each<[string, number | undefined, number | null, Moment, BetState]>([
    // what, target, left at, moment, fate
    ['waits before the round begins', undefined, null, before, { kind: 'waiting' }],
    ['is in flight', undefined, null, rising(20_000), { kind: 'flying' }],
    ['is in flight below its target', 200, null, rising(at200 - 1), { kind: 'flying' }],
    [
      'is not shown as cashed out while the server may have decided otherwise',
      200,
      null,
      rising(at200),
      { kind: 'reaching', at: 200 },
    ],
    ['is cashed out at its target a moment later', 200, null, rising(at200 + 1_000), { kind: 'left', at: 200 }],
    ['is cashed out when its player did it', undefined, at200, rising(20_000), { kind: 'left', at: 200 }],
    ['whose target was reached first is cashed out there', 150, at200, rising(20_000), { kind: 'left', at: 150 }],
    ['is lost in a crash', undefined, null, burst(5_000), { kind: 'lost' }],
    ['is lost just below its target', 200, null, burst(199), { kind: 'lost' }],
    ['is paid at its target', 200, null, burst(200), { kind: 'left', at: 200 }],
    ['that was cashed out is paid after a later crash', undefined, at200, burst(201), { kind: 'left', at: 200 }],
    ['is paid at the greatest multiple by itself', undefined, null, burst(1_000_000), { kind: 'left', at: 1_000_000 }],
  ])('%s', (_what, target, leftMs, moment, betState) => {
    const bet = target === undefined ? { amount: 1 } : { amount: 1, target }
    expect(betStateOf({ bet, leftMs }, moment)).toEqual(betState)
  })

  test('is worth its stake times its multiple, truncated to whole atoms', () => {
    expect([worthAt(1_000n, 234), worthAt(33n, 101)]).toEqual([2_340n, 33n])
  })
})

test('the visible sky grows with the comet, which stays inside, and has a few round grid lines', () => {
  for (const ms of [0, 5_000, 20_000, 60_000, 150_000]) {
    const frame = frameAt(ms)
    expect(frame.seconds * 1_000).toBeGreaterThan(ms)
    expect(frame.multiple).toBeGreaterThan(heightAt(ms))
    expect(linesOf(frame).length).toBeLessThanOrEqual(5)
    expect(linesOf(frame).length).toBeGreaterThanOrEqual(1)
  }
  expect(linesOf({ seconds: 8, multiple: 1.8 })).toEqual([1.2, 1.4, 1.6])
})
