import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, startOfDay, type Line, type OurLine } from './reconciliation.ts'

const theirs: Line = { id: 'a', kind: 'charge', amount: 100n, currency: 'USD', atMs: 10 }
const ours: OurLine = { ...theirs, booked: 100n, atMs: 12 }
const always = (): boolean => true

test.each([
  ['both agree', [theirs], [ours], undefined],
  ['we have no such line', [theirs], [], { fault: 'missingHere', theirs: 100n, ours: null, booked: null }],
  ['they have no such line', [], [ours], { fault: 'missingThere', theirs: null, ours: 100n, booked: 100n }],
  ['their amount is larger', [{ ...theirs, amount: 101n }], [ours], { fault: 'amount', theirs: 101n, ours: 100n }],
  ['they have the line twice', [theirs, theirs], [ours], { fault: 'amount', theirs: 200n, ours: 100n }],
  ['their currency is another', [{ ...theirs, currency: 'EUR' as const }], [ours], { fault: 'amount' }],
  ['the ledger has booked nothing', [theirs], [{ ...ours, booked: 0n }], { fault: 'unbooked', booked: 0n }],
  ['the ledger has booked another amount', [theirs], [{ ...ours, booked: 99n }], { fault: 'unbooked', booked: 99n }],
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

test('a line belongs to their day, whenever we booked it', () => {
  const isInDay = (atMs: number): boolean => atMs < 11
  expect(compare([theirs], [ours], isInDay)).toEqual({ matched: 1, differences: [] })
  expect(compare([{ ...theirs, atMs: 11 }], [{ ...ours, atMs: 5 }], isInDay)).toEqual({ matched: 0, differences: [] })
  expect(compare([], [ours], isInDay)).toEqual({ matched: 0, differences: [] })
})

const HOUR = 3_600_000
const day = (atMs: number): boolean => atMs >= 24 * HOUR && atMs < 48 * HOUR
const their = (amount: bigint, hour: number): Line => ({ ...theirs, kind: 'reversal', amount, atMs: hour * HOUR })
const our = (amount: bigint, hour: number): OurLine => ({ ...their(amount, hour), booked: amount })

// Hours are counted from the beginning of the day before.
// oxfmt-ignore
test.each<[string, readonly Line[], readonly OurLine[], number, string | undefined]>([
  ['two returns of a day', [their(40n, 30), their(60n, 40)], [our(40n, 30), our(60n, 40)], 1, undefined],
  ['they lack one of them', [their(40n, 30)], [our(40n, 30), our(60n, 40)], 0, 'amount'],
  ['we lack one of them', [their(40n, 30), their(60n, 40)], [our(40n, 30)], 0, 'amount'],
  ['the first was weeks ago', [their(60n, 30)], [our(40n, -500), our(60n, 30)], 1, undefined],
  ['another follows weeks later', [their(40n, 30)], [our(40n, 30), our(60n, 500)], 1, undefined],
  ['they lack the other, weeks later', [], [our(40n, -500), our(60n, 30)], 0, 'missingThere'],
  ['one is of the evening before, and they lack today’s', [their(40n, 20)], [our(40n, 20), our(60n, 30)], 0, 'amount'],
  ['the same, and both are equal', [their(60n, 20)], [our(60n, 20), our(60n, 30)], 0, 'amount'],
  ['one that was booked two days late', [their(40n, 30)], [our(40n, 80)], 1, undefined],
  ['one of the evening before, booked after midnight', [their(40n, 23)], [our(40n, 25)], 0, undefined],
  ['the same with another amount', [their(40n, 23)], [our(41n, 25)], 0, undefined],
  ['a return that was reversed', [their(40n, 30), their(-40n, 31)], [our(40n, 30), our(-40n, 31)], 1, undefined],
  ['the ledger has not booked all of it', [their(40n, 30)], [{ ...our(40n, 30), booked: 10n }], 0, 'unbooked'],
])('%s', (_, their_, our_, matched, fault) => {
  const compared = compare(their_, our_, day)
  expect(compared.matched).toBe(matched)
  expect(compared.differences.map((difference) => difference.fault)).toEqual(fault === undefined ? [] : [fault])
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
