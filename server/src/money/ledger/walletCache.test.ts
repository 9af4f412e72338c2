import { expect, test } from 'vitest'
import { WalletCache } from './walletCache.ts'
import { testWallet } from './testing/testBooks.ts'

const tail = { seq: 5, balance: 10n, staked: 7n, won: 3n }

test('the last state that was put is returned, until it is evicted', () => {
  const wallets = new WalletCache()
  const restriction = { mayBet: false, limits: [] }
  wallets.put(testWallet(1))
  wallets.put(testWallet(2, { tail }))
  const changed = testWallet(1, { tail, restriction, day: 9, baselines: undefined })
  wallets.put(changed)
  expect(wallets.get(1)).toEqual(changed)
  wallets.evict(1)
  expect([wallets.get(1), wallets.get(2)?.tail]).toEqual([undefined, tail])
})

test('a later put does not change the object of an earlier one', () => {
  const wallets = new WalletCache()
  const first = testWallet(1)
  wallets.put(first)
  wallets.put(testWallet(1, { tail }))
  expect(first.tail.seq).toBe(0)
})
