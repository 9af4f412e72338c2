import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Batch } from './batch.ts'
import { decide } from './ledger.ts'
import type { Operation } from './operation.ts'
import { ANA, ANA_HELD, ANA_VENDOR, BEN, names, operations } from './testing/operations.ts'
import { NOW_MS, testBooks, testWallet, perform } from './testing/testBooks.ts'

const newBooks = (): Batch =>
  testBooks(
    [
      testWallet(ANA),
      testWallet(ANA_HELD, { purpose: 'held' }),
      testWallet(ANA_VENDOR, { purpose: 'vendor:FAR' }),
      testWallet(BEN, { owner: 'ben' }),
    ],
    names,
  )

/** Checks an invariant after any sequence of operations. */
function checkInvariant(check: (books: Batch, asked: readonly Operation[]) => void): void {
  fc.assert(
    fc.property(fc.array(operations, { maxLength: 80 }), (asked) => {
      const books = newBooks()
      for (const operation of asked) perform(books, operation)
      check(books, asked)
    }),
    { numRuns: 300 },
  )
}

test('[LG1] money is neither created nor lost', () => {
  checkInvariant((books) => {
    const wallets = [...books.states.values()].reduce((sum, { tail }) => sum + tail.balance, 0n)
    const houseAccounts = [...books.houseAccountGains.values()].reduce((sum, gain) => sum + gain, 0n)
    expect(wallets + houseAccounts).toBe(0n)
  })
})

test('[LG2] no balance goes below zero', () => {
  checkInvariant((books) => expect(books.legs.filter(({ balance }) => balance < 0n)).toEqual([]))
})

test('[LG3] every chain is numbered without a gap and adds up', () => {
  checkInvariant((books) => {
    for (const wallet of books.states.keys()) {
      let balance = 0n
      books.legs
        .filter((leg) => leg.wallet === wallet)
        .forEach((leg, at) => {
          balance += leg.refusal ? 0n : leg.amount
          expect([leg.seq, leg.balance]).toEqual([at + 1, balance])
        })
    }
  })
})

test('[LG7] a wallet has each part of an operation id once', () => {
  checkInvariant((books) => {
    const parts = books.legs.map(({ wallet, id, part }) => `${wallet} ${id} ${part}`)
    expect(new Set(parts).size).toBe(parts.length)
  })
})

test('[LG7] an operation that is repeated later writes nothing', () => {
  checkInvariant((books, asked) => {
    const written = books.legs.length
    const again = asked.map((operation) => perform(books, operation))
    // Only an undoing that was refused for lack of funds may be written on a repeat.
    const late = again.filter((decision) => decision.outcome === 'write').flatMap(({ legs }) => legs)
    expect(late.filter(({ kind }) => kind !== 'reversal')).toEqual([])
    expect(books.legs.length).toBe(written + late.length)
  })
})

test('[LG13] totals are the stakes and wins that were not reversed', () => {
  checkInvariant((books) => {
    for (const [wallet, { tail }] of books.states) {
      const legs = books.legs.filter((leg) => leg.wallet === wallet && !leg.refusal)
      const reversed = new Set(legs.filter(({ kind }) => kind === 'reversal').map(({ id }) => id))
      const standing = legs.filter(({ id, part }) => !(reversed.has(id) && part < 2))
      const sumOf = (kind: string): bigint =>
        standing.filter((leg) => leg.kind === kind).reduce((sum, { amount }) => sum + amount, 0n)
      expect([tail.staked, tail.won]).toEqual([-sumOf('stake'), sumOf('payout')])
    }
  })
})

test('[LG12] a wallet that may not bet accepts no stake', () => {
  checkInvariant((books) => {
    const id = 'ffffffff-0000-8000-8000-000000000000'
    for (const { wallet, restriction, purpose } of books.states.values()) {
      if (purpose === 'held' || restriction.mayBet) continue
      const stake: Operation = { kind: 'stake', id, wallet, houseAccount: -1, amount: 1n }
      expect(decide(books, stake, NOW_MS)).toMatchObject({ refusal: 'limit.betting_blocked' })
    }
  })
})
