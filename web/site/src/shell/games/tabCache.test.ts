import { expect, test } from 'vitest'
import { minutes } from '@ronda/core'
import { calls } from '@ronda/contract'
import { pack, unpack } from './tabCache.ts'

const ranks = calls.games.ranks.reply
const reply = { list: [], paid: { amount: 12_345_678_901_234_567n, currency: 'USD', rounds: 3, days: 7 } }
const NOW = minutes(1_000)
const stored = pack(reply, 'es', NOW)

test('what a tab stores is read back unchanged, money included', () => {
  expect(unpack(stored, ranks, 'es', NOW)).toEqual(reply)
  expect(unpack(stored, ranks, 'es', NOW + minutes(5))).toEqual(reply)
})

test.each([
  ['another language', stored, 'en', NOW],
  ['too old', stored, 'es', NOW + minutes(5) + 1],
  ['stored in the future, by a clock that was set back', stored, 'es', NOW - 1],
  ['nothing', null, 'es', NOW],
  ['no JSON', 'x', 'es', NOW],
  ['no entry', 'null', 'es', NOW],
  ['a number', '7', 'es', NOW],
  ['of an older schema', pack({ list: [] }, 'es', NOW), 'es', NOW],
] as const)('%s is fetched again', (_, text, language, nowMs) => {
  expect(unpack(text, ranks, language, nowMs)).toBeUndefined()
})
