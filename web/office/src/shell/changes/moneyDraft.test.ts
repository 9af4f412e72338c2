import { expect, test } from 'vitest'
import { everyMethod, moved, parsePercent, percentText } from './moneyDraft.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the entry at %i moves by %i', (at, step, list) => {
  expect(moved(['a', 'b', 'c'], at, step)).toEqual(list)
})

test.each([
  ['0', 0],
  ['1', 10],
  ['1.5', 15],
  ['1,5', 15],
  [' 20 ', 200],
  ['20.1', undefined],
  ['1.25', undefined],
  ['-1', undefined],
  ['1%', undefined],
  ['', undefined],
])('a fee of %j percent is %j thousandths', (text, permille) => {
  expect(parsePercent(text)).toBe(permille)
})

test('a fee is written as it is read', () => {
  for (let permille = 0; permille <= 200; permille += 1) {
    for (const locale of ['es', 'en']) expect(parsePercent(percentText(permille, locale))).toBe(permille)
  }
  expect(percentText(15, 'es')).toBe('1,5')
  expect(percentText(10, 'en')).toBe('1')
})

test('methods that a policy does not list come last and are not offered', () => {
  const bank = { way: 'bank', enabled: true, min: 1, max: 2, feePermille: 0, minutes: 5 } as const
  const ways = everyMethod([bank])
  expect(ways.map(({ way }) => way)).toEqual(['bank', 'card', 'bankTransfer', 'ewallet', 'crypto', 'agentCash'])
  expect(ways.filter(({ enabled }) => enabled)).toEqual([bank])
})
