import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeMessageHandler } from './applyMessages.ts'

const KNOWN = [
  ['balance'],
  ['brand', 'es'],
  ['cashier', 'funds'],
  ['game', 'DICE', 'es'],
  ['games', 'RNG'],
  ['inbox', 'all'],
  ['member'],
  ['status'],
  ['team', 'overview'],
  ['contracts', 'waiting'],
]

/** The queries that a page invalidates after it has received these messages in order. */
function invalidatedAfter(
  ...types: readonly ('hello' | 'brand' | 'games' | 'cashier' | 'member' | 'team' | 'contracts')[]
): readonly string[] {
  const queries = new QueryClient()
  const handle = makeMessageHandler(queries)
  let invalidated: readonly string[] = []
  for (const type of types) {
    queries.clear()
    for (const key of KNOWN) queries.setQueryData(key, 'known')
    handle({ type })
    invalidated = KNOWN.filter((key) => queries.getQueryState(key)?.isInvalidated === true).map(([first]) =>
      String(first),
    )
  }
  return invalidated
}

test.each([
  ['the first connection: money, and the open game', ['hello'], ['balance', 'cashier', 'game']],
  [
    'a reconnection: everything that may have been published meanwhile',
    ['hello', 'hello'],
    ['balance', 'brand', 'cashier', 'game', 'games', 'inbox', 'member', 'status', 'team', 'contracts'],
  ],
  ['the brand has changed', ['brand'], ['brand', 'status']],
  ['games were opened or closed', ['games'], ['game', 'games']],
  ['money of the member has moved', ['cashier'], ['cashier']],
  ['the figures of the team have changed', ['team'], ['team']],
  ['a contract has changed', ['contracts'], ['contracts']],
  ['the rank of the member has changed', ['member'], ['member']],
] as const)('%s', (_, received, invalidated) => {
  expect(invalidatedAfter(...received)).toEqual(invalidated)
})

test('a message changes the count at once, and the list is refetched', () => {
  const queries = new QueryClient()
  queries.setQueryData(['member'], { account: 'ana', unreadCount: 1 })
  queries.setQueryData(['inbox', 'all'], 'known')
  makeMessageHandler(queries)({ type: 'inbox', unreadCount: 2 })
  expect(queries.getQueryData(['member'])).toEqual({ account: 'ana', unreadCount: 2 })
  expect(queries.getQueryState(['inbox', 'all'])?.isInvalidated).toBe(true)
})
