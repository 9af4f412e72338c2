import { expect, test } from 'vitest'
import { RememberedWallets } from './remembered.ts'
import { paperWallet } from './testing/paper.ts'

const tail = { seq: 5, balance: 10n, staked: 7n, won: 3n }

test('what was kept last is remembered, until it is forgotten', () => {
  const wallets = new RememberedWallets()
  const restriction = { mayBet: false, limits: [] }
  wallets.keep(paperWallet(1))
  wallets.keep(paperWallet(2, { tail }))
  const changed = paperWallet(1, { tail, restriction, day: 9, baselines: undefined })
  wallets.keep(changed)
  expect(wallets.get(1)).toEqual(changed)
  wallets.forget(1)
  expect([wallets.get(1), wallets.get(2)?.tail]).toEqual([undefined, tail])
})

test('what was given to keep is not changed by keeping more', () => {
  const wallets = new RememberedWallets()
  const first = paperWallet(1)
  wallets.keep(first)
  wallets.keep(paperWallet(1, { tail }))
  expect(first.tail.seq).toBe(0)
})
