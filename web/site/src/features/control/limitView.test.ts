import { expect, test } from 'vitest'
import type { MemberLimit } from '@ronda/contract'
import { depositAllowance, isLooser, isOnBreak, isReached, parseMinutes, usedPercent } from './limitView.ts'

// oxfmt-ignore
test.each([
  // used     amount    percent  reached
  [0n,        100n,     0,       false],
  [1n,        1_000n,   1,       false],
  [50n,       100n,     50,      false],
  [999n,      1_000n,   99,      false],
  [100n,      100n,     100,     true],
  [150n,      100n,     100,     true],
  [0n,        0n,       100,     true],
  [50n,       null,     0,       false],
])('%s of %s is %i percent', (used, amount, percent, reached) => {
  expect(usedPercent({ used, amount })).toBe(percent)
  expect(isReached({ used, amount })).toBe(reached)
})

test.each([
  [1n, 2n, false],
  [2n, 2n, false],
  [3n, 2n, true],
  [null, 2n, true],
  [2n, null, false],
  [null, null, false],
])('%s instead of %s is looser: %s', (amount, than, looser) => {
  expect(isLooser(amount, than)).toBe(looser)
})

test.each([
  ['60', 60n],
  [' 1 ', 1n],
  ['1440', 1_440n],
  ['1441', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['', undefined],
])('"%s" are %s minutes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes)
})

const limit = (kind: MemberLimit['kind'], amount: bigint | null, used: bigint): MemberLimit => ({
  kind,
  period: 'day',
  amount,
  used,
  endsAtMs: 0,
  next: null,
})

test.each([
  ['none', [limit('deposit', null, 5n), limit('loss', 1n, 0n)], undefined],
  ['the smallest', [limit('deposit', 100n, 20n), limit('deposit', 50n, 20n)], 30n],
  ['never below zero', [limit('deposit', 10n, 20n)], 0n],
])('the amount that deposit limits leave: %s', (_, limits, allowance) => {
  expect(depositAllowance(limits)).toBe(allowance)
})

// oxfmt-ignore
test.each([
  [{ isExcludedForEver: false, excludedUntilMs: null, timeOutUntilMs: null }, false],
  [{ isExcludedForEver: false, excludedUntilMs: null, timeOutUntilMs: 5 },    true],
  [{ isExcludedForEver: false, excludedUntilMs: 5,    timeOutUntilMs: null }, true],
  [{ isExcludedForEver: true,  excludedUntilMs: null, timeOutUntilMs: null }, true],
])('%o is a break: %s', (overview, isBreak) => {
  expect(isOnBreak(overview)).toBe(isBreak)
})
