import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryOf, standingOf } from './correct.ts'
import type { Correction, Payment, StoredGrade } from './slip.ts'
import { voidsAfter, type Voids } from './void.ts'

const amount = fc.bigInt(0n, 10n ** 15n)

test('[SP34] an entry is the difference and what is written off, and takes no more than there is', () => {
  fc.assert(
    fc.property(amount, amount, amount, (was, paid, balance) => {
      const { moved, writtenOff } = entryOf(was, paid, balance)
      expect(moved - writtenOff).toBe(paid - was)
      expect(balance + moved).toBeGreaterThanOrEqual(0n)
      expect(writtenOff).toBeGreaterThanOrEqual(0n)
      // Nothing is written off while something is left.
      expect(writtenOff === 0n || balance + moved === 0n).toBe(true)
    }),
  )
})

const voided: StoredGrade = { void: 'cancelled', clause: 'SB24' }
const payment = (grade: StoredGrade): Payment => ({
  number: 0,
  kind: 'settlement',
  stake: 10n,
  paid: 10n,
  validBet: 0n,
  grades: [[grade]],
  key: null,
  paidAtMs: 0,
  operation: 'settled',
  corrections: [],
})
const correction = (version: number, grade: StoredGrade): Correction => ({
  version,
  decision: 'a decision',
  cause: 'regrade',
  operation: `correction ${version}`,
  was: 10n,
  paid: BigInt(version),
  validBet: 1n,
  moved: 0n,
  writtenOff: 0n,
  grades: [[grade]],
  correctedAtMs: 0,
})

// oxfmt-ignore
test.each<[first: StoredGrade, corrections: StoredGrade[], round: string | null, paid: bigint]>([
  ['win', [], 'settled', 10n],
  [voided, [], null, 10n],
  ['win', ['lose'], 'settled', 1n],
  ['win', [voided], null, 1n],
  [voided, ['win'], 'correction 1', 1n],
  [voided, ['win', 'lose'], 'correction 1', 2n],
  ['win', [voided, 'win'], 'correction 2', 2n],
])('[SP37] a bet graded %j, then %j, counts as the round %s, and was paid %i', (first, grades, round, paid) => {
  const corrections = grades.map((grade, at) => correction(at + 1, grade))
  expect(standingOf({ ...payment(first), corrections })).toMatchObject({ round, paid, version: grades.length })
})

test.each<[before: Voids, change: Parameters<typeof voidsAfter>[1], after: Voids]>([
  [{}, { cause: 'void', market: null, reason: 'cancelled' }, { '*': 'cancelled' }],
  [{ a: 'lateBet' }, { cause: 'void', market: 'b', reason: 'cancelled' }, { a: 'lateBet', b: 'cancelled' }],
  [{ a: 'lateBet', '*': 'cancelled' }, { cause: 'unvoid', market: null }, { a: 'lateBet' }],
  [{ a: 'lateBet' }, { cause: 'unvoid', market: 'a' }, {}],
  [{ a: 'lateBet' }, { cause: 'regrade', market: null }, { a: 'lateBet' }],
])('[SP32] voids %j, after %j: %j', (before, change, after) => {
  expect(voidsAfter(before, change)).toEqual(after)
})
