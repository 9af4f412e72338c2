import { minutes, seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { makeLimit } from './limit.ts'

test('beyond its calls of a minute a caller gets the time until the next minute begins', () => {
  const limit = makeLimit(2)
  expect([limit('ann', 0), limit('ann', 1), limit('ann', seconds(20)), limit('ann', seconds(59) + 1)]).toEqual([
    undefined,
    undefined,
    seconds(40),
    999,
  ])
  expect(limit('bob', seconds(20))).toBeUndefined()
  expect(limit('ann', minutes(1))).toBeUndefined()
})

test('calls that are refused do not lengthen the wait', () => {
  const limit = makeLimit(1)
  limit('ann', 0)
  for (let at = 0; at < 1_000; at += 1) limit('ann', at)
  expect(limit('ann', minutes(1))).toBeUndefined()
})

test('a flood of keys does not fill the memory: the oldest is forgotten', () => {
  const limit = makeLimit(1, 3)
  for (const name of ['a', 'b', 'c']) limit(name, 0)
  limit('d', 1)
  expect(limit('b', 2)).toBeDefined()
  expect(limit('a', 2)).toBeUndefined()
})
