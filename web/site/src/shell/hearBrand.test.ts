import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeHearing } from './hearBrand.ts'

const KNOWN = [
  ['balance'],
  ['cashier', 'funds'],
  ['game', 'DICE', 'es'],
  ['games', 'RNG'],
  ['brand', 'es'],
  ['inbox', 'all'],
  ['member'],
  ['status'],
]

/** What a page doubts, and so asks for again, after it has heard these one after the other. */
function doubtedAfter(...types: readonly ('hello' | 'brand' | 'games' | 'cashier')[]): readonly string[] {
  const queries = new QueryClient()
  const hear = makeHearing(queries)
  let doubted: readonly string[] = []
  for (const type of types) {
    queries.clear()
    for (const key of KNOWN) queries.setQueryData(key, 'known')
    hear({ type })
    doubted = KNOWN.filter((key) => queries.getQueryState(key)?.isInvalidated === true).map(([first]) => String(first))
  }
  return doubted
}

test.each([
  ['a page that has just come: money, and the game it shows', ['hello'], ['balance', 'cashier', 'game']],
  [
    'a page that had lost the house: everything that it would have been told',
    ['hello', 'hello'],
    ['balance', 'cashier', 'game', 'games', 'brand', 'inbox', 'member', 'status'],
  ],
  ['the house has changed', ['brand'], ['brand', 'status']],
  ['games were opened or closed', ['games'], ['game', 'games']],
  ['money of the member has moved', ['cashier'], ['cashier']],
] as const)('%s', (_, heard, doubted) => {
  expect(doubtedAfter(...heard)).toEqual(doubted)
})

test('a message counts at once, and the list is asked for again', () => {
  const queries = new QueryClient()
  queries.setQueryData(['member'], { account: 'ana', unreadCount: 1 })
  queries.setQueryData(['inbox', 'all'], 'known')
  makeHearing(queries)({ type: 'inbox', unreadCount: 2 })
  expect(queries.getQueryData(['member'])).toEqual({ account: 'ana', unreadCount: 2 })
  expect(queries.getQueryState(['inbox', 'all'])?.isInvalidated).toBe(true)
})
