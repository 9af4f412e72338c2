import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEAM_MOVE_KINDS } from '@ronda/contract'
import { addUpMoves, cursorText, moveKindOf, parseCursor, rowsOfMoves, type MoveSides } from './teamMove.ts'

test.each<[string, MoveSides, string | undefined]>([
  ['a deposit', { kind: 'deposit', amount: 5n, purpose: 'cash', counter: 'clearing' }, 'deposit'],
  ['a corrected deposit', { kind: 'adjustment', amount: -1n, purpose: 'cash', counter: 'clearing' }, 'deposit'],
  ['a chargeback', { kind: 'reversal', amount: -5n, purpose: 'cash', counter: 'clearing' }, 'reversal'],
  ['a payout', { kind: 'capture', amount: -5n, purpose: 'held', counter: 'clearing' }, 'withdrawal'],
  ['money to a vendor', { kind: 'capture', amount: -5n, purpose: 'held', counter: 'vendor:X' }, undefined],
  ['money set aside', { kind: 'transfer', amount: -5n, purpose: 'cash', counter: 'held' }, undefined],
  ['a grant', { kind: 'adjustment', amount: 5n, purpose: 'cash', counter: 'promotion' }, 'promotion'],
  ['a bonus that was completed', { kind: 'transfer', amount: 5n, purpose: 'cash', counter: 'bonus' }, 'promotion'],
  ['the same, in the bonus wallet', { kind: 'transfer', amount: -5n, purpose: 'bonus', counter: 'cash' }, undefined],
  ['a mission', { kind: 'transfer', amount: 5n, purpose: 'cash', counter: 'fund:MISSION' }, 'promotion'],
  ['a rebate', { kind: 'transfer', amount: 5n, purpose: 'cash', counter: 'fund:REBATE' }, 'rebate'],
  ['the pay of an agent', { kind: 'transfer', amount: 5n, purpose: 'cash', counter: 'fund:CONTRACT' }, undefined],
  ['from an agent', { kind: 'transfer', amount: 5n, purpose: 'cash', counter: 'cash' }, 'transferIn'],
  ['to an agent', { kind: 'transfer', amount: -5n, purpose: 'cash', counter: 'cash' }, 'transferOut'],
  ['play money', { kind: 'deposit', amount: 5n, purpose: 'trial', counter: undefined }, undefined],
])('what a movement is: %s', (_, sides, kind) => {
  expect(moveKindOf(sides)).toBe(kind)
})

const DAY = Date.UTC(2028, 1, 29)
const lines = new Map([
  [
    'm',
    [
      { agent: 'left', depth: 1, fromMs: DAY, toMs: DAY + 10 },
      { agent: 'right', depth: 1, fromMs: DAY + 10, toMs: null },
      { agent: 'top', depth: 2, fromMs: DAY, toMs: null },
    ],
  ],
])

const move = fc.record({
  account: fc.constantFrom('m', 'nobody'),
  kind: fc.constantFrom(...TEAM_MOVE_KINDS),
  amount: fc.bigInt(-100n, 100n),
  atMs: fc.integer({ min: DAY, max: DAY + 20 }),
})

test('the agent above has every movement once; those below share them by the moment', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      const rows = rowsOfMoves(moves, lines)
      const of = (agent: string) => rows.filter((row) => row.agent === agent).map(({ atMs, amount }) => [atMs, amount])
      const own = moves.filter(({ account }) => account === 'm')
      expect(of('top')).toEqual(own.map(({ atMs, amount }) => [atMs, amount]))
      expect(of('left').length + of('right').length).toBe(own.length)
      expect(of('right').every(([atMs = 0]) => Number(atMs) >= DAY + 10)).toBe(true)
      const sums = addUpMoves(rows).filter(({ agent }) => agent === 'top')
      expect(sums.reduce((total, { count }) => total + count, 0)).toBe(own.length)
      expect(sums.reduce((total, { amount }) => total + amount, 0n)).toBe(
        own.reduce((total, { amount }) => total + amount, 0n),
      )
    }),
  )
})

test('a place in the list is read as it was written', () => {
  const cursor = { atMs: 1_795_000_000_123, id: '9007199254740993' }
  expect(parseCursor(cursorText(cursor))).toEqual(cursor)
})
