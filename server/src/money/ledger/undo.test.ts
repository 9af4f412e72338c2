import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { CLEARING, GAME, name, outcomeOf, testBooks, testWallet, perform } from './testing/testBooks.ts'

const CASH = 1
const HELD = 2
const OTHER = 3

const rich = { seq: 1, balance: 100n, staked: 10n, won: 5n }
const newBooks = () =>
  testBooks(
    [testWallet(CASH, { tail: rich }), testWallet(HELD, { purpose: 'held' }), testWallet(OTHER)],
    [name(1), name(2)],
  )

/** Performs all operations and returns the outcome of each. */
function run(operations: readonly Operation[]) {
  const books = newBooks()
  const outcomes = operations.map((operation) => outcomeOf(perform(books, operation)))
  const balanceOf = (wallet: number): bigint | undefined => books.wallet(wallet)?.tail.balance
  return { books, outcomes, cash: balanceOf(CASH), held: balanceOf(HELD) }
}

const id = name(1)
const stake: Operation = { kind: 'stake', id, wallet: CASH, houseAccount: GAME, amount: 40n }
const won: Operation = { ...stake, settle: () => ({ win: 25n }) }
const tooMuch: Operation = { ...stake, amount: 101n }
const deposit: Operation = { kind: 'deposit', id, wallet: CASH, houseAccount: CLEARING, amount: 40n }
const transfer: Operation = { kind: 'transfer', id, wallet: CASH, to: OTHER, amount: 40n }
const reversal: Operation = { kind: 'reversal', id, wallet: CASH }
const spend: Operation = { kind: 'stake', id: name(2), wallet: CASH, houseAccount: GAME, amount: 120n }
const hold: Operation = { kind: 'hold', id, wallet: CASH, held: HELD, amount: 40n }
const release: Operation = { kind: 'release', id, wallet: HELD, to: CASH }
const releaseToOther: Operation = { kind: 'release', id, wallet: HELD, to: OTHER }
const capture: Operation = { kind: 'capture', id, wallet: HELD, houseAccount: CLEARING }
const otherCapture: Operation = { kind: 'capture', id, wallet: HELD, houseAccount: GAME }

const nothing = 'wallet.nothing_to_reverse'

test.each([
  ['LG16', 'stake', [stake, reversal, reversal], ['accepted', 'accepted', 'again accepted'], 100n],
  ['LG16', 'settled stake', [won, reversal, reversal], ['accepted', 'accepted', 'again accepted'], 100n],
  ['LG16', 'deposit', [deposit, reversal], ['accepted', 'accepted'], 100n],
  ['LG16', 'spent deposit', [deposit, spend, reversal], ['accepted', 'accepted', 'wallet.insufficient_funds'], 20n],
  ['LG16', 'refused stake', [tooMuch, reversal], ['wallet.insufficient_funds', nothing], 100n],
  ['LG16', 'transfer', [transfer, reversal], ['accepted', nothing], 60n],
  ['LG17', 'too early', [reversal, reversal, stake], [nothing, `again ${nothing}`, 'wallet.key_reused'], 100n],
  [
    'LG7',
    'stake asked again after its reversal',
    [stake, reversal, stake],
    ['accepted', 'accepted', 'again accepted'],
    100n,
  ],
] as const)('[%s] reversal of: %s', (_rule, _what, operations, outcomes, cash) => {
  const result = run(operations)
  expect(result.outcomes).toEqual(outcomes)
  expect(result.cash).toBe(cash)
})

test.each([
  [
    'LG15',
    'released',
    [hold, release, release, capture],
    ['accepted', 'accepted', 'again accepted', 'wallet.hold_resolved'],
    100n,
    0n,
  ],
  [
    'LG15',
    'captured',
    [hold, capture, capture, release],
    ['accepted', 'accepted', 'again accepted', 'wallet.hold_resolved'],
    60n,
    0n,
  ],
  [
    'LG15',
    'released to another wallet',
    [hold, releaseToOther, release, releaseToOther],
    ['accepted', 'wallet.key_reused', 'accepted', 'wallet.key_reused'],
    100n,
    0n,
  ],
  [
    'LG8',
    'captured by another house account',
    [hold, capture, otherCapture],
    ['accepted', 'accepted', 'wallet.key_reused'],
    60n,
    0n,
  ],
  [
    'LG17',
    'resolved too early',
    [release, capture, hold],
    [nothing, `again ${nothing}`, 'wallet.key_reused'],
    100n,
    0n,
  ],
  ['LG15', 'reversed', [hold, reversal], ['accepted', nothing], 60n, 40n],
] as const)('[%s] a hold %s', (_rule, _what, operations, outcomes, cash, held) => {
  const result = run(operations)
  expect(result.outcomes).toEqual(outcomes)
  expect([result.cash, result.held]).toEqual([cash, held])
})

test('[LG13] a reversal subtracts from the totals', () => {
  const { books } = run([won, reversal])
  expect(books.wallet(CASH)?.tail).toMatchObject({ balance: 100n, staked: 10n, won: 5n })
})
