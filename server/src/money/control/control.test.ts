import { days, hours, minutes } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  decideControl,
  FOR_EVER_MS,
  isLooser,
  limitOf,
  NOTHING_SET,
  realityDueMs,
  restrictionOf,
  settle,
  stoppedUntilMs,
  type Ask,
  type Control,
  type LimitAmount,
  type LimitName,
} from './control.ts'

const NOW_MS = Date.UTC(2030, 0, 2, 12)
const POLICY = { raiseHours: 24, exclusionMonthsMin: 6, realityMinutes: 60 }
const DAY: LimitName = { kind: 'loss', period: 'day' }
const set = (amount: LimitAmount): Ask => ({ type: 'limit', ...DAY, amount })

function after(asks: readonly Ask[], nowMs = NOW_MS, control: Control = NOTHING_SET): Control {
  return asks.reduce((known, ask) => {
    const decided = decideControl(known, ask, POLICY, nowMs)
    return decided.ok ? decided.value : known
  }, control)
}

describe('a limit', () => {
  // oxfmt-ignore
  test.each([
    // before   asked   holds   waits
    [null,      100n,   100n,   undefined],
    [100n,      50n,    50n,    undefined],
    [100n,      100n,   100n,   undefined],
    [100n,      0n,     0n,     undefined],
    [100n,      101n,   100n,   101n],
    [100n,      null,   100n,   null],
    [0n,        1n,     0n,     1n],
  ])('of %s, requested as %s, is %s', (before, asked, holds, waits) => {
    const { amount, next } = limitOf(after([set(before), set(asked)]), DAY)
    expect(amount).toBe(holds)
    expect(next).toEqual(waits === undefined ? null : { amount: waits, atMs: NOW_MS + hours(24) })
  })

  test('with a pending raise is raised at its time and not before', () => {
    const waiting = after([set(100n), set(200n)])
    expect(limitOf(settle(waiting, NOW_MS + hours(24) - 1), DAY).amount).toBe(100n)
    expect(settle(waiting, NOW_MS + hours(24) - 1)).toBe(waiting)
    expect(limitOf(settle(waiting, NOW_MS + hours(24)), DAY)).toEqual({ ...DAY, amount: 200n, next: null })
  })

  test('keeps the lower amount when the raise is cancelled, or when it is lowered meanwhile', () => {
    const waiting = after([set(100n), set(null)])
    for (const ask of [{ type: 'keep', ...DAY } as const, set(100n), set(70n)]) {
      const kept = settle(after([ask], NOW_MS + hours(1), waiting), NOW_MS + days(40))
      expect(limitOf(kept, DAY).next).toBeNull()
      expect(isLooser(limitOf(kept, DAY).amount, 100n)).toBe(false)
    }
  })

  test.each<Ask>([
    set(-1n),
    set(10n ** 18n),
    { type: 'limit', kind: 'session', period: 'week', amount: 60n },
    { type: 'limit', kind: 'session', period: 'day', amount: 0n },
    { type: 'limit', kind: 'session', period: 'day', amount: 1_441n },
  ])('that is not offered is refused: %o', (ask) => {
    expect(decideControl(NOTHING_SET, ask, POLICY, NOW_MS)).toEqual({ ok: false, error: 'control.limit_invalid' })
  })
})

describe('invariants of any sequence of changes', () => {
  const amounts = fc.option(fc.bigInt(0n, 5n), { nil: null })
  const asks: fc.Arbitrary<Ask> = fc.oneof(
    { weight: 6, arbitrary: amounts.map(set) },
    fc.constant<Ask>({ type: 'keep', ...DAY }),
    fc.integer({ min: 1, max: 42 }).map((count): Ask => ({ type: 'timeOut', days: count })),
    fc.option(fc.integer({ min: 6, max: 60 }), { nil: null }).map((months): Ask => ({ type: 'exclude', months })),
    fc.constant<Ask>({ type: 'rest' }),
    fc.constant<Ask>({ type: 'acknowledge' }),
    fc.integer({ min: 5, max: 240 }).map((count): Ask => ({ type: 'reality', minutes: count })),
  )
  const steps = fc.array(fc.record({ ask: asks, waitMs: fc.integer({ min: 0, max: hours(30) }) }), { maxLength: 30 })

  test('a stricter limit holds at once, and nothing is loosened within 24 hours of the last request', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let [control, nowMs, lastAskMs]: [Control, number, number] = [NOTHING_SET, NOW_MS, 0]
        let lastAsked: LimitAmount = null
        for (const { ask, waitMs } of sequence) {
          const before = limitOf(control, DAY).amount
          nowMs += waitMs
          control = settle(control, nowMs)
          const held = limitOf(control, DAY).amount
          if (isLooser(held, before)) {
            expect(held).toBe(lastAsked)
            expect(nowMs - lastAskMs).toBeGreaterThanOrEqual(hours(24))
          }
          control = after([ask], nowMs, control)
          const now = limitOf(control, DAY).amount
          expect(isLooser(now, held)).toBe(false)
          if (ask.type !== 'limit') continue
          if (!isLooser(ask.amount, held)) expect(now).toBe(ask.amount)
          lastAskMs = nowMs
          lastAsked = ask.amount
        }
      }),
    )
  })

  test('a break or an exclusion is never shortened', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let [control, nowMs]: [Control, number] = [NOTHING_SET, NOW_MS]
        for (const { ask, waitMs } of sequence) {
          nowMs += waitMs
          const next = after([ask], nowMs, control)
          expect(next.excludedUntilMs ?? 0).toBeGreaterThanOrEqual(control.excludedUntilMs ?? 0)
          expect(next.timeOutUntilMs ?? 0).toBeGreaterThanOrEqual(control.timeOutUntilMs ?? 0)
          expect(restrictionOf(next).excludedUntilMs ?? 0).toBe(
            Math.max(next.excludedUntilMs ?? 0, next.timeOutUntilMs ?? 0),
          )
          control = next
        }
      }),
    )
  })
})

describe('a break', () => {
  test.each([
    [{ type: 'timeOut', days: 1 }, NOW_MS + days(1)],
    [{ type: 'timeOut', days: 42 }, NOW_MS + days(42)],
    [{ type: 'exclude', months: 6 }, Date.UTC(2030, 6, 2, 12)],
    [{ type: 'exclude', months: 60 }, Date.UTC(2035, 0, 2, 12)],
    [{ type: 'exclude', months: null }, FOR_EVER_MS],
  ] as const)('%o stops play and deposits until its end', (ask, untilMs) => {
    const control = after([ask])
    expect(stoppedUntilMs(control, untilMs - 1)).toBe(untilMs)
    expect(stoppedUntilMs(control, untilMs)).toBeUndefined()
    expect(restrictionOf(control)).toMatchObject({ excludedUntilMs: untilMs })
  })

  test.each<Ask>([
    { type: 'timeOut', days: 0 },
    { type: 'timeOut', days: 43 },
    { type: 'exclude', months: 5 },
  ])('%o is not offered', (ask) => {
    expect(decideControl(NOTHING_SET, ask, POLICY, NOW_MS)).toEqual({ ok: false, error: 'control.break_invalid' })
  })

  test.each([
    ['2030-01-31', 1, '2030-02-28'],
    ['2032-01-31', 1, '2032-02-29'],
    ['2030-08-31', 6, '2031-02-28'],
    ['2030-12-15', 12, '2031-12-15'],
  ])('%s plus %i months is %s', (from, months, until) => {
    expect(new Date(addMonths(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(until)
  })
})

describe('a daily play time limit', () => {
  const session = (amount: bigint): Ask => ({ type: 'limit', kind: 'session', period: 'day', amount })

  test('that is used up stops play until the next day', () => {
    const resting = after([session(60n), { type: 'rest' }])
    expect(restrictionOf(resting)).toEqual({ mayBet: true, restingUntilMs: Date.UTC(2030, 0, 3), limits: [] })
  })

  test('that was raised in the meantime ends the stop, and play time is measured again', () => {
    const waiting = after([session(60n), session(90n)])
    const resting = after([{ type: 'rest' }], NOW_MS + hours(20), waiting)
    expect(settle(resting, NOW_MS + hours(23)).restingUntilMs).toBe(Date.UTC(2030, 0, 4))
    expect(settle(resting, NOW_MS + hours(24)).restingUntilMs).toBeNull()
  })
})

describe('the reality check', () => {
  // oxfmt-ignore
  test.each([
    // own    acknowledged           brand  due
    [null,    null,                  60,    NOW_MS + minutes(60)],
    [15,      null,                  60,    NOW_MS + minutes(15)],
    [15,      NOW_MS + minutes(20),  60,    NOW_MS + minutes(35)],
    // An acknowledgement of an earlier period of play does not count for this one.
    [15,      NOW_MS - hours(9),     60,    NOW_MS + minutes(15)],
    [null,    null,                  0,     undefined],
  ])('every %s minutes, acknowledged %s, brand default %i', (realityMinutes, acknowledgedAtMs, brandMinutes, due) => {
    expect(realityDueMs({ ...NOTHING_SET, realityMinutes, acknowledgedAtMs }, NOW_MS, brandMinutes)).toBe(due)
  })

  test('can be switched off only where the brand has none', () => {
    const off: Ask = { type: 'reality', minutes: 0 }
    expect(decideControl(NOTHING_SET, off, POLICY, NOW_MS)).toEqual({ ok: false, error: 'control.reality_invalid' })
    expect(decideControl(NOTHING_SET, off, { ...POLICY, realityMinutes: 0 }, NOW_MS).ok).toBe(true)
  })
})

test('the ledger enforces loss, wager and breaks, and nothing else', () => {
  const control = after([
    { type: 'limit', kind: 'deposit', period: 'day', amount: 1n },
    { type: 'limit', kind: 'session', period: 'day', amount: 60n },
    { type: 'limit', kind: 'wager', period: 'month', amount: 5n },
    set(3n),
    { type: 'acknowledge' },
  ])
  expect(restrictionOf(control)).toEqual({
    mayBet: true,
    limits: [
      { on: 'wager', period: 'month', amount: 5n },
      { on: 'loss', period: 'day', amount: 3n },
    ],
  })
})
