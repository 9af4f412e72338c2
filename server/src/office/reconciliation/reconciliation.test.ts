import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, startOfDay, type Line, type OurLine } from './reconciliation.ts'

const theirs: Line = { id: 'a', kind: 'charge', amount: 100n, currency: 'USD', atMs: 10 }
const ours: OurLine = { ...theirs, booked: 100n, atMs: 12 }
const always = (): boolean => true

test.each([
  ['both agree', [theirs], [ours], undefined],
  ['we do not know of it', [theirs], [], { fault: 'missingHere', theirs: 100n, ours: null, booked: null }],
  ['they do not know of it', [], [ours], { fault: 'missingThere', theirs: null, ours: 100n, booked: 100n }],
  ['they say more', [{ ...theirs, amount: 101n }], [ours], { fault: 'amount', theirs: 101n, ours: 100n }],
  ['they say it twice', [theirs, theirs], [ours], { fault: 'amount', theirs: 200n, ours: 100n }],
  ['they say another currency', [{ ...theirs, currency: 'EUR' as const }], [ours], { fault: 'amount' }],
  ['the ledger has nothing', [theirs], [{ ...ours, booked: 0n }], { fault: 'unbooked', booked: 0n }],
  ['the ledger has another amount', [theirs], [{ ...ours, booked: 99n }], { fault: 'unbooked', booked: 99n }],
  [
    'it is another kind of line',
    [{ ...theirs, kind: 'reversal' as const }],
    [],
    { fault: 'missingHere', kind: 'reversal' },
  ],
])('%s', (_, their, our, difference) => {
  const { matched, differences } = compare(their, our, always)
  expect(matched).toBe(difference === undefined ? 1 : 0)
  expect(differences).toMatchObject(difference === undefined ? [] : [difference])
})

test('a line belongs to the day that they give it, whenever we booked it', () => {
  const isInDay = (atMs: number): boolean => atMs < 11
  expect(compare([theirs], [ours], isInDay)).toEqual({ matched: 1, differences: [] })
  expect(compare([{ ...theirs, atMs: 11 }], [{ ...ours, atMs: 5 }], isInDay)).toEqual({ matched: 0, differences: [] })
  expect(compare([], [ours], isInDay)).toEqual({ matched: 0, differences: [] })
})

test('every line of a day is counted once, matched or not', () => {
  const lines = fc.uniqueArray(fc.record({ id: fc.string(), amount: fc.bigInt(1n, 9n) }), { selector: ({ id }) => id })
  fc.assert(
    fc.property(lines, lines, (left, right) => {
      const their = left.map((line) => ({ ...theirs, ...line }))
      const our = right.map((line) => ({ ...ours, ...line, booked: line.amount }))
      const { matched, differences } = compare(their, our, always)
      expect(matched + differences.length).toBe(new Set([...left, ...right].map(({ id }) => id)).size)
    }),
  )
})

test.each([
  ['2026-11-15', Date.UTC(2026, 10, 15)],
  ['2026-11-16', Date.UTC(2026, 10, 16)],
  ['2026-11-17', undefined],
  ['2026-02-30', undefined],
  ['yesterday', undefined],
])('the day %s begins at %s', (day, startMs) => {
  expect(startOfDay(day, Date.UTC(2026, 10, 16, 12))).toBe(startMs)
})
