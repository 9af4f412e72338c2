import { expect, test } from 'vitest'
import { everyWay, moved } from './moneyDraft.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the entry at %i moves by %i', (at, step, list) => {
  expect(moved(['a', 'b', 'c'], at, step)).toEqual(list)
})

test('ways that a policy does not know yet come last and are not offered', () => {
  const bank = { way: 'bank', enabled: true, min: 1, max: 2, feePermille: 0, minutes: 5 } as const
  const ways = everyWay([bank])
  expect(ways.map(({ way }) => way)).toEqual(['bank', 'card', 'ewallet', 'crypto', 'agentCash'])
  expect(ways.filter(({ enabled }) => enabled)).toEqual([bank])
})
