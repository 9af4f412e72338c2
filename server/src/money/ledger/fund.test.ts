import { describe, expect, test } from 'vitest'
import { decide } from './ledger.ts'
import type { Operation } from './operation.ts'
import { CLEARING, GAME, name, NOW_MS, outcomeOf, perform, testBooks, testWallet } from './testing/testBooks.ts'

const FUND = 1
const CASH = 2
const OTHER_FUND = 3
const TRIAL = 4

const wallets = [
  testWallet(FUND, { purpose: 'fund:TEST', owner: 'house', tail: { seq: 1, balance: 100n, staked: 0n, won: 0n } }),
  testWallet(CASH, { tail: { seq: 1, balance: 100n, staked: 0n, won: 0n } }),
  testWallet(OTHER_FUND, { purpose: 'fund:OTHER', owner: 'house' }),
  testWallet(TRIAL, { purpose: 'trial' }),
]

const reward = (amount: bigint): Operation => ({ kind: 'transfer', id: name(1), wallet: FUND, to: CASH, amount })
const filling = (amount: bigint, number = 2): Operation => ({
  kind: 'adjustment',
  id: name(number),
  wallet: FUND,
  houseAccount: CLEARING,
  amount,
})

test('[LG30] a fund pays until it is empty, and an id that was refused is paid once it is filled', () => {
  const books = testBooks(wallets, [name(1), name(2), name(3)])
  expect(decide(books, reward(101n), NOW_MS)).toEqual({ outcome: 'refuse', refusal: 'wallet.insufficient_funds' })
  expect(outcomeOf(perform(books, filling(1n)))).toBe('accepted')
  expect(outcomeOf(perform(books, reward(101n)))).toBe('accepted')
  expect(outcomeOf(perform(books, reward(101n)))).toBe('again accepted')
  expect(outcomeOf(perform(books, reward(1n)))).toBe('wallet.key_reused')
  expect(books.wallet(FUND)?.tail.balance).toBe(0n)
  expect(books.wallet(CASH)?.tail.balance).toBe(201n)
})

describe('[LG30] nothing else moves a fund', () => {
  test.each<[string, Operation]>([
    ['a fund takes no adjustment', filling(-1n)],
    ['a fund takes no deposit', { kind: 'deposit', id: name(1), wallet: FUND, houseAccount: CLEARING, amount: 1n }],
    ['a fund takes no stake', { kind: 'stake', id: name(1), wallet: FUND, houseAccount: GAME, amount: 1n }],
    ['a fund takes no reversal', { kind: 'reversal', id: name(1), wallet: FUND }],
    ['does not seed', { kind: 'seed', id: name(1), wallet: FUND, houseAccount: GAME, amount: 1n }],
    ['filled by adjustments, and', { kind: 'transfer', id: name(1), wallet: CASH, to: FUND, amount: 1n }],
    ['filled by adjustments, and', { kind: 'transfer', id: name(1), wallet: FUND, to: OTHER_FUND, amount: 1n }],
    ['to cash and bonus wallets only', { kind: 'transfer', id: name(1), wallet: FUND, to: TRIAL, amount: 1n }],
  ])('%s: $kind', (complaint, operation) => {
    expect(() => decide(testBooks(wallets), operation, NOW_MS)).toThrow(complaint)
  })
})
