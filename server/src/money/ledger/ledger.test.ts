import { describe, expect, test } from 'vitest'
import { decide } from './ledger.ts'
import type { Limit, Operation, Restriction } from './operation.ts'
import { CLEARING, GAME, name, NOW_MS, outcomeOf, testBooks, testWallet } from './testing/testBooks.ts'

const CASH = 1
const OTHER = 2
const HELD = 3

const loss = (amount: bigint): Limit => ({ on: 'loss', period: 'day', amount })
const wager = (amount: bigint): Limit => ({ on: 'wager', period: 'month', amount })
const stake = (amount: bigint): Operation => ({ kind: 'stake', id: name(1), wallet: CASH, houseAccount: GAME, amount })
const tailWith = (balance: bigint, staked = 0n, won = 0n) => ({ seq: 9, balance, staked, won })

describe('[LG10] a stake is refused for the first reason that applies', () => {
  // Each row breaks one rule fewer than the row above, so the order is tested too.
  const blocked: Restriction = {
    mayBet: false,
    excludedUntilMs: NOW_MS + 1,
    restingUntilMs: NOW_MS + 1,
    limits: [wager(99n), loss(99n)],
  }
  test.each([
    ['limit.betting_blocked', 99n, blocked],
    ['limit.excluded', 99n, { ...blocked, mayBet: true }],
    ['limit.session_reached', 99n, { ...blocked, mayBet: true, excludedUntilMs: NOW_MS }],
    ['limit.loss_reached', 99n, { ...blocked, mayBet: true, excludedUntilMs: NOW_MS, restingUntilMs: NOW_MS }],
    ['limit.wager_reached', 99n, { mayBet: true, limits: [wager(99n), loss(100n)] }],
    ['wallet.insufficient_funds', 99n, { mayBet: true, limits: [wager(100n), loss(100n)] }],
    ['accepted', 100n, { mayBet: true, limits: [wager(100n), loss(100n)] }],
  ] as const)('%s', (outcome, balance, restriction) => {
    const books = testBooks([testWallet(CASH, { tail: tailWith(balance), restriction })])
    expect(outcomeOf(decide(books, stake(100n), NOW_MS))).toBe(outcome)
  })
})

describe('[LG13] limits', () => {
  // In this period so far: 70 staked, 30 won.
  const tail = tailWith(1_000n, 70n, 30n)
  test.each([
    ['loss', 60n, 'accepted'],
    ['loss', 61n, 'limit.loss_reached'],
    ['wager', 30n, 'accepted'],
    ['wager', 31n, 'limit.wager_reached'],
  ] as const)('%s limit of 100, stake of %i: %s', (on, amount, outcome) => {
    const restriction: Restriction = { mayBet: true, limits: [{ on, period: 'week', amount: 100n }] }
    const books = testBooks([testWallet(CASH, { tail, restriction })])
    expect(outcomeOf(decide(books, stake(amount), NOW_MS))).toBe(outcome)
  })

  test('a new period begins with the first stake in it', () => {
    const restriction: Restriction = { mayBet: true, limits: [{ on: 'wager', period: 'day', amount: 100n }] }
    const books = testBooks([testWallet(CASH, { tail, restriction })])
    expect(outcomeOf(decide(books, stake(100n), Date.UTC(2030, 0, 2, 23, 59, 59, 999)))).toBe('limit.wager_reached')
    expect(outcomeOf(decide(books, stake(100n), Date.UTC(2030, 0, 3)))).toBe('accepted')
  })
})

describe('[LG12] a member who may not bet still receives and moves their money', () => {
  const restriction: Restriction = {
    mayBet: false,
    excludedUntilMs: NOW_MS * 2,
    restingUntilMs: NOW_MS * 2,
    limits: [loss(0n), wager(0n)],
  }
  const wallets = [
    testWallet(CASH, { tail: tailWith(50n), restriction }),
    testWallet(HELD, { purpose: 'held', tail: tailWith(50n) }),
    testWallet(OTHER),
  ]
  test.each<Operation>([
    { kind: 'payout', id: name(1), wallet: CASH, houseAccount: GAME, amount: 5n },
    { kind: 'deposit', id: name(1), wallet: CASH, houseAccount: CLEARING, amount: 5n },
    { kind: 'adjustment', id: name(1), wallet: CASH, houseAccount: CLEARING, amount: -5n },
    { kind: 'hold', id: name(1), wallet: CASH, held: HELD, amount: 5n },
    { kind: 'transfer', id: name(1), wallet: CASH, to: OTHER, amount: 5n },
  ])('$kind', (operation) => {
    expect(outcomeOf(decide(testBooks(wallets), operation, NOW_MS))).toBe('accepted')
  })
})

describe('[LG11] settlement', () => {
  const books = () => testBooks([testWallet(CASH, { tail: tailWith(100n, 7n, 3n) })])

  test('a win is a second leg', () => {
    const decision = decide(books(), { ...stake(40n), settle: () => ({ win: 90n }) } as Operation, NOW_MS)
    expect(decision).toMatchObject({
      outcome: 'write',
      legs: [
        { seq: 10, part: 0, kind: 'stake', counter: GAME, amount: -40n, balance: 60n, staked: 47n, won: 3n },
        { seq: 11, part: 1, kind: 'payout', counter: GAME, amount: 90n, balance: 150n, staked: 47n, won: 93n },
      ],
    })
  })

  test('a lost round has one leg', () => {
    const decision = decide(books(), { ...stake(40n), settle: () => ({ win: 0n }) } as Operation, NOW_MS)
    expect(decision).toMatchObject({ legs: [{ amount: -40n }] })
  })

  test('settle is called only for an accepted stake, with its place in the chain', () => {
    const asked: unknown[] = []
    const settle = (accepted: unknown): { win: bigint } => {
      asked.push(accepted)
      return { win: 0n }
    }
    decide(books(), { ...stake(101n), settle } as Operation, NOW_MS)
    decide(books(), { ...stake(100n), settle } as Operation, NOW_MS)
    expect(asked).toEqual([{ seq: 10, balance: 0n }])
  })
})

describe('[LG9] a refused leg records the request and moves nothing', () => {
  test.each<Operation>([
    stake(101n),
    { kind: 'adjustment', id: name(1), wallet: CASH, houseAccount: CLEARING, amount: -101n },
    { kind: 'hold', id: name(1), wallet: CASH, held: HELD, amount: 101n },
    { kind: 'transfer', id: name(1), wallet: CASH, to: OTHER, amount: 101n },
  ])('$kind', (operation) => {
    const wallets = [
      testWallet(CASH, { tail: tailWith(100n) }),
      testWallet(OTHER),
      testWallet(HELD, { purpose: 'held' }),
    ]
    expect(decide(testBooks(wallets), operation, NOW_MS)).toMatchObject({
      refusal: 'wallet.insufficient_funds',
      legs: [{ wallet: CASH, seq: 10, amount: -101n, balance: 100n, staked: 0n }],
    })
  })
})

test('[LG18] a transfer is two legs or none', () => {
  const transferOf = (amount: bigint): Operation => ({ kind: 'transfer', id: name(1), wallet: CASH, to: OTHER, amount })
  const books = () => testBooks([testWallet(CASH, { tail: tailWith(100n) }), testWallet(OTHER)])
  expect(decide(books(), transferOf(100n), NOW_MS)).toMatchObject({
    refusal: undefined,
    legs: [
      { wallet: CASH, amount: -100n, balance: 0n, counter: OTHER },
      { wallet: OTHER, amount: 100n, balance: 100n, counter: CASH },
    ],
  })
  const refused = decide(books(), transferOf(101n), NOW_MS)
  expect(refused.outcome === 'write' && refused.legs.map(({ wallet }) => wallet)).toEqual([CASH])
})

describe('[LG29] the amount to keep stays in the wallet', () => {
  const wallets = () => [
    testWallet(CASH, { tail: tailWith(100n) }),
    testWallet(OTHER),
    testWallet(HELD, { purpose: 'held' }),
  ]
  test.each([
    ['nothing to keep', undefined, 100n, 'accepted'],
    ['exactly the free amount', 40n, 60n, 'accepted'],
    ['one atom more than the free amount', 40n, 61n, 'wallet.bound'],
    ['more to keep than the balance', 101n, 1n, 'wallet.bound'],
    ['more than the balance', 40n, 101n, 'wallet.insufficient_funds'],
  ] as const)('%s', (_name, keep, amount, outcome) => {
    const about = { id: name(1), wallet: CASH, amount, ...(keep !== undefined && { keep }) }
    for (const operation of [
      { kind: 'hold', held: HELD, ...about },
      { kind: 'transfer', to: OTHER, ...about },
    ] as const) {
      expect(outcomeOf(decide(testBooks(wallets()), operation, NOW_MS))).toBe(outcome)
    }
  })
})

describe('[LG5] an operation that only a bug can cause throws', () => {
  const wallets = [
    testWallet(CASH, { tail: tailWith(100n) }),
    testWallet(OTHER, { currency: 'EUR' }),
    testWallet(HELD, { purpose: 'held', owner: 'ben' }),
  ]
  test.each<[string, Operation]>([
    ['cannot be booked', { kind: 'stake', id: name(1), wallet: OTHER, houseAccount: GAME, amount: 1n }],
    ['cannot be booked', { kind: 'deposit', id: name(1), wallet: CASH, houseAccount: -99, amount: 1n }],
    ['does not move', { kind: 'transfer', id: name(1), wallet: CASH, to: OTHER, amount: 1n }],
    ['its own owner', { kind: 'hold', id: name(1), wallet: CASH, held: HELD, amount: 1n }],
    ['its own owner', { kind: 'hold', id: name(1), wallet: CASH, held: OTHER, amount: 1n }],
    ['takes holds only', { kind: 'transfer', id: name(1), wallet: CASH, to: HELD, amount: 1n }],
    ['a held wallet does not stake', { kind: 'stake', id: name(1), wallet: HELD, houseAccount: GAME, amount: 1n }],
    ['a cash wallet does not capture', { kind: 'capture', id: name(1), wallet: CASH, houseAccount: GAME }],
  ])('%s: $kind', (complaint, operation) => {
    expect(() => decide(testBooks(wallets), operation, NOW_MS)).toThrow(complaint)
  })
})

test('[LG9] operations on wallets that do not exist are refused', () => {
  const books = testBooks([testWallet(CASH, { tail: tailWith(100n) }), testWallet(HELD, { purpose: 'held' })])
  const operations: readonly Operation[] = [
    { kind: 'stake', id: name(1), wallet: 77, houseAccount: GAME, amount: 1n },
    { kind: 'transfer', id: name(1), wallet: CASH, to: 77, amount: 1n },
    { kind: 'hold', id: name(1), wallet: CASH, held: 77, amount: 1n },
    { kind: 'release', id: name(1), wallet: HELD, to: 77 },
  ]
  expect(operations.map((operation) => decide(books, operation, NOW_MS))).toEqual(
    operations.map(() => ({ outcome: 'refuse', refusal: 'wallet.unknown' })),
  )
})
