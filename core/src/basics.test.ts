import { expect, test } from 'vitest'
import { assert, present, unreachable } from './assert.ts'
import { id } from './id.ts'
import { err, ok, type Result } from './result.ts'
import { days, hours, minutes, seconds } from './span.ts'

test('a result is an answer or a refusal, and its type says which', () => {
  const divide = (left: number, right: number): Result<number, 'by_zero'> =>
    right === 0 ? err('by_zero') : ok(left / right)
  expect(divide(6, 3)).toEqual({ ok: true, value: 2 })
  expect(divide(6, 0)).toEqual({ ok: false, error: 'by_zero' })
})

test('an id is the text that it was made from, and its type cannot be used for another kind', () => {
  const round = id<'round'>('r-1')
  expect(round).toBe('r-1')
  // @ts-expect-error the id of a round is not the id of a member
  const member: ReturnType<typeof id<'member'>> = round
  expect(member).toBe(round)
})

test('a failed assertion throws and names the invariant', () => {
  expect(() => assert([].length > 0, 'a list has items')).toThrow('broken promise: a list has items')
  expect(() => assert([1].length > 0, 'a list has items')).not.toThrow()
})

test('present returns the value, or throws with the name of what is missing', () => {
  expect(present(0, 'zero')).toBe(0)
  expect(present('', 'an empty text')).toBe('')
  expect(() => present(undefined, 'the key')).toThrow('broken promise: the key is missing')
  expect(() => present(null, 'the key')).toThrow('broken promise: the key is missing')
})

test('an unhandled case throws', () => {
  // @ts-expect-error a case is left, so this does not compile
  expect(() => unreachable('lost')).toThrow('broken promise: unhandled case "lost"')
})

test('durations are in milliseconds', () => {
  expect([seconds(1.5), minutes(2), hours(1), days(1)]).toEqual([1_500, 120_000, 3_600_000, 86_400_000])
})
