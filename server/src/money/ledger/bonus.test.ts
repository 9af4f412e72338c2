import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from './ledger.ts'
import type { Operation } from './operation.ts'
import { CLEARING, GAME, name, NOW_MS, outcomeOf, perform, testBooks, testWallet } from './testing/testBooks.ts'

const FUND = 1
const BONUS = 2
const CASH = 3
const OTHER_CASH = 4
const HELD = 5
const OTHER_BONUS = 6

const FIRST = name(101)
const SECOND = name(102)

const wallets = [
  testWallet(FUND, { purpose: 'fund:TEST', owner: 'house', tail: { seq: 1, balance: 100n, staked: 0n, won: 0n } }),
  testWallet(BONUS, { purpose: 'bonus' }),
  testWallet(CASH, { tail: { seq: 1, balance: 100n, staked: 0n, won: 0n } }),
  testWallet(OTHER_CASH, { owner: 'ben' }),
  testWallet(HELD, { purpose: 'held' }),
  testWallet(OTHER_BONUS, { purpose: 'bonus', owner: 'ben' }),
]
const names = Array.from({ length: 40 }, (_, at) => name(at))
const newBooks = () => testBooks(wallets, names)

const fill = (number: number, amount: bigint): Operation => ({
  kind: 'transfer',
  id: name(number),
  wallet: FUND,
  to: BONUS,
  amount,
})
const begin = (number: number, bonus = FIRST): Operation => ({
  kind: 'bonusBegin',
  id: name(number),
  wallet: BONUS,
  bonus,
})
const end = (number: number, bonus = FIRST): Operation => ({ kind: 'bonusEnd', id: name(number), wallet: BONUS, bonus })
const stake = (number: number, amount: bigint, win = 0n, bonus: string | undefined = FIRST): Operation => ({
  kind: 'stake',
  id: name(number),
  wallet: BONUS,
  houseAccount: GAME,
  amount,
  bonus,
  settle: () => ({ win }),
})
const move = (number: number, to: number, amount: bigint): Operation => ({
  kind: 'transfer',
  id: name(number),
  wallet: BONUS,
  to,
  amount,
})

test('[LG31] [LG34] a bonus is filled from a fund, played and paid to its owner', () => {
  const books = newBooks()
  const asked = [fill(1, 50n), begin(2), stake(3, 10n, 25n), stake(4, 10n), end(5), move(6, CASH, 55n)]
  expect(asked.map((operation) => outcomeOf(perform(books, operation)))).toEqual(asked.map(() => 'accepted'))
  expect(books.wallet(BONUS)?.tail).toMatchObject({ balance: 0n, staked: 20n, won: 25n })
  expect(books.wallet(CASH)?.tail.balance).toBe(155n)
  expect(books.wallet(FUND)?.tail.balance).toBe(50n)
  // Repeated, each is answered as the first time.
  expect(asked.map((operation) => outcomeOf(perform(books, operation)))).toEqual(asked.map(() => 'again accepted'))
})

test('[LG33] a stake names the active bonus', () => {
  const books = newBooks()
  perform(books, fill(1, 50n))
  expect(outcomeOf(perform(books, stake(2, 1n)))).toBe('bonus.none_active')
  perform(books, begin(3))
  expect(outcomeOf(perform(books, stake(4, 1n, 0n, SECOND)))).toBe('bonus.none_active')
  expect(outcomeOf(perform(books, stake(5, 1n)))).toBe('accepted')
  perform(books, end(6))
  expect(outcomeOf(perform(books, stake(7, 1n)))).toBe('bonus.none_active')
  perform(books, begin(8, SECOND))
  expect(outcomeOf(perform(books, stake(9, 1n)))).toBe('bonus.none_active')
  expect(outcomeOf(perform(books, stake(10, 1n, 0n, SECOND)))).toBe('accepted')
})

test('[LG32] one bonus at a time', () => {
  const books = newBooks()
  expect(outcomeOf(perform(books, end(1)))).toBe('bonus.none_active')
  expect(outcomeOf(perform(books, begin(2)))).toBe('accepted')
  expect(outcomeOf(perform(books, begin(3, SECOND)))).toBe('bonus.already_active')
  expect(outcomeOf(perform(books, begin(2, SECOND)))).toBe('wallet.key_reused')
  expect(outcomeOf(perform(books, end(4, SECOND)))).toBe('bonus.none_active')
  expect(outcomeOf(perform(books, end(5)))).toBe('accepted')
  expect(outcomeOf(perform(books, begin(6, SECOND)))).toBe('accepted')
})

test('[LG34] a win after the end comes to the wallet, and only its move is possible', () => {
  const books = newBooks()
  for (const operation of [fill(1, 50n), begin(2)]) perform(books, operation)
  perform(books, { kind: 'stake', id: name(3), wallet: BONUS, houseAccount: GAME, amount: 20n, bonus: FIRST })
  for (const operation of [end(4), move(5, FUND, 30n)]) perform(books, operation)
  const win: Operation = { kind: 'payout', id: name(6), wallet: BONUS, houseAccount: GAME, amount: 70n }
  expect(outcomeOf(perform(books, win))).toBe('accepted')
  expect(outcomeOf(perform(books, stake(7, 1n)))).toBe('bonus.none_active')
  expect(outcomeOf(perform(books, move(8, FUND, 70n)))).toBe('accepted')
  expect(books.wallet(FUND)?.tail.balance).toBe(150n)
})

test('[LG16] a round with bonus money that is undone gives back to the bonus wallet', () => {
  const books = newBooks()
  for (const operation of [fill(1, 50n), begin(2), stake(3, 20n, 5n)]) perform(books, operation)
  expect(outcomeOf(perform(books, { kind: 'reversal', id: name(3), wallet: BONUS }))).toBe('accepted')
  expect(books.wallet(BONUS)?.tail).toMatchObject({ balance: 50n, staked: 0n, won: 0n })
})

test('[LG35] restrictions and the active bonus leave each other as they are', () => {
  const books = newBooks()
  perform(books, fill(1, 50n))
  perform(books, begin(2))
  perform(books, { kind: 'restrict', id: name(3), wallet: BONUS, restriction: { mayBet: false, limits: [] } })
  expect(outcomeOf(perform(books, stake(4, 1n)))).toBe('limit.betting_blocked')
  perform(books, end(5))
  perform(books, begin(6, SECOND))
  expect(outcomeOf(perform(books, stake(7, 1n, 0n, SECOND)))).toBe('limit.betting_blocked')
  perform(books, { kind: 'restrict', id: name(8), wallet: BONUS, restriction: { mayBet: true, limits: [] } })
  expect(outcomeOf(perform(books, stake(9, 1n, 0n, SECOND)))).toBe('accepted')
})

describe('[LG31] nothing else moves bonus money', () => {
  const plain = { id: name(1), wallet: BONUS, amount: 1n }
  test.each<[string, Operation]>([
    ['takes no deposit', { ...plain, kind: 'deposit', houseAccount: CLEARING }],
    ['takes no adjustment', { ...plain, kind: 'adjustment', houseAccount: CLEARING }],
    ['takes no hold', { ...plain, kind: 'hold', held: HELD }],
    ['adds to no pool', { ...plain, kind: 'stake', houseAccount: GAME, bonus: FIRST, pools: [] }],
    ['bonus money comes from a fund', { ...plain, kind: 'transfer', wallet: CASH, to: BONUS }],
    ['owner’s cash or to a fund', move(1, OTHER_CASH, 1n)],
    ['bonus money comes from a fund', move(1, OTHER_BONUS, 1n)],
    ['a cash wallet has no bonus', { kind: 'bonusBegin', id: name(1), wallet: CASH, bonus: FIRST }],
    ['takes no stake of a bonus', { ...plain, kind: 'stake', wallet: CASH, houseAccount: GAME, bonus: FIRST }],
  ])('%s: $kind', (complaint, operation) => {
    expect(() => decide(newBooks(), operation, NOW_MS)).toThrow(complaint)
  })

  test('[LG34] while its bonus is active it stays where it is', () => {
    const books = newBooks()
    for (const operation of [fill(1, 50n), begin(2)]) perform(books, operation)
    expect(() => decide(books, move(3, CASH, 1n), NOW_MS)).toThrow('when its bonus has ended')
  })
})

test('[LG31] whatever is asked, in whatever order: nothing is minted, and no stake is accepted without its bonus', () => {
  const number = fc.integer({ min: 0, max: 39 })
  const amount = fc.bigInt(1n, 60n)
  const bonus = fc.constantFrom(FIRST, SECOND)
  const operation = fc.oneof(
    fc.tuple(number, amount).map(([at, of]) => fill(at, of)),
    fc.tuple(number, bonus).map(([at, of]) => begin(at, of)),
    fc.tuple(number, bonus).map(([at, of]) => end(at, of)),
    fc.tuple(number, amount, fc.bigInt(0n, 60n), bonus).map(([at, of, win, its]) => stake(at, of, win, its)),
    fc.tuple(number, fc.constantFrom(CASH, FUND), amount).map(([at, to, of]) => move(at, to, of)),
    number.map((at): Operation => ({ kind: 'reversal', id: name(at), wallet: BONUS })),
  )
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 80 }), (asked) => {
      const books = newBooks()
      let played = 0n
      let active: string | undefined
      for (const each of asked) {
        // A move while the bonus is active is a fault of our own code.
        if (each.kind === 'transfer' && each.wallet === BONUS && active !== undefined) continue
        const decision = perform(books, each)
        if (outcomeOf(decision) !== 'accepted') continue
        if (each.kind === 'stake') expect(each.bonus).toBe(active)
        if (each.kind === 'bonusBegin') active = each.bonus
        if (each.kind === 'bonusEnd') active = undefined
        if (decision.outcome !== 'write') continue
        for (const leg of decision.legs) if (leg.counter < 0) played += leg.amount
      }
      const held = [FUND, BONUS, CASH].reduce((sum, of) => sum + (books.wallet(of)?.tail.balance ?? 0n), 0n)
      expect(held).toBe(200n + played)
      expect(books.wallet(BONUS)?.restriction.bonus).toBe(active)
    }),
    { numRuns: 500 },
  )
})
