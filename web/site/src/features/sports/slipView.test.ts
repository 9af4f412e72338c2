import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATOMS_PER_UNIT, isPayable } from '@ronda/core'
import { SYSTEMS } from '@ronda/games/sports'
import { toggle, type Selection } from './selection.ts'
import { kindsOf, legsOf, mayHaveBanker, partAmount, partOf, totalsOf } from './slipView.ts'

const selection = (match: number, market = 'result:goals:match', choice = 'home', price = 2_000): Selection => ({
  match: { number: match, home: 'A', away: 'B', league: 'ambar', closesAtMs: 0 },
  market: {
    id: market,
    kind: 'result',
    period: 'match',
    measure: 'goals',
    quarters: null,
    side: null,
    number: null,
    margin: 0,
  },
  choice,
  price,
  priceVersion: 1,
})

describe('the slip', () => {
  test('takes a selection away that is chosen again, and another choice of a market takes the place of the first', () => {
    const [home, away] = [selection(1), selection(1, 'result:goals:match', 'away')]
    expect(toggle(toggle([], home), home)).toEqual([])
    expect(toggle(toggle([], home), away)).toEqual([away])
    expect(toggle(toggle([], home), selection(2))).toHaveLength(2)
  })

  test('has at most twenty selections', () => {
    const full = Array.from({ length: 20 }, (_, at) => selection(at))
    expect(toggle(full, selection(20))).toBe(full)
  })

  test('makes one leg of the selections of a match', () => {
    const legs = legsOf([selection(1), selection(2), selection(1, 'bothScore:match', 'yes')])
    expect(legs.map(({ match, selections }) => [match.number, selections.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })
})

test.each([
  [1, 1, ['single']],
  [2, 1, ['single', 'singles']],
  [2, 2, ['multiple', 'singles']],
  [3, 3, ['multiple', 'singles', 'trixie', 'patent', 'system 2']],
  [4, 4, ['multiple', 'singles', 'yankee', 'lucky15', 'system 2', 'system 3']],
  [9, 9, ['multiple', 'singles', ...[2, 3, 4, 5, 6, 7, 8].map((size) => `system ${size}`)]],
])('%d selections that make %d legs can be bet as %j', (selections, legs, names) => {
  const kinds = kindsOf(selections, legs)
  expect(kinds.map(({ name, sizes }) => (name === 'system' ? `system ${sizes.join()}` : name))).toEqual(names)
})

test('bankers are in every line: the sizes count the others, and two others stay', () => {
  const named = kindsOf(4, 4, 1).map(({ name, sizes }) => `${name} ${sizes.join()}`)
  expect(named).toEqual(['multiple 3', 'system 1', 'system 2'])
  const priced = { currency: 'USD', unit: ATOMS_PER_UNIT, prices: [2_000, 2_000, 2_000, 2_000] } as const
  const bankers = [true, false, false, false]
  expect(totalsOf({ ...priced, sizes: [2], bankers })).toMatchObject({ lines: 3, couldPay: 24n * ATOMS_PER_UNIT })
  expect(totalsOf({ ...priced, sizes: [3], bankers })).toMatchObject({ lines: 1, couldPay: 16n * ATOMS_PER_UNIT })
  expect([1, 2, 3].map((count) => mayHaveBanker(4, count))).toEqual([true, false, false])
})

test.each(Object.entries(SYSTEMS))('the lines and the largest win of %s', (_name, { selections, sizes }) => {
  const prices = Array.from({ length: selections }, () => 2_000)
  const { lines, stake, couldPay } = totalsOf({ currency: 'USD', unit: ATOMS_PER_UNIT, sizes, prices })
  expect(stake).toBe(ATOMS_PER_UNIT * BigInt(lines))
  const choose = (size: number): number => (size === 0 ? 1 : (choose(size - 1) * (selections - size + 1)) / size)
  expect(lines).toBe(sizes.reduce((sum, size) => sum + choose(size), 0))
  expect(couldPay).toBe(ATOMS_PER_UNIT * BigInt(sizes.reduce((sum, size) => sum + choose(size) * 2 ** size, 0)))
})

test('a part of a bet can be paid on every line, and is never asked for at more than its share', () => {
  fc.assert(
    fc.property(
      fc.record({
        lines: fc.integer({ min: 1, max: 300 }),
        cents: fc.bigInt({ min: 1n, max: 100_000n }),
        offered: fc.bigInt({ min: 0n, max: 10_000_000n }),
        hundredths: fc.constantFrom(25, 50, 75, 100),
      }),
      ({ lines, cents, offered, hundredths }) => {
        const bet = { currency: 'USD', lines, left: cents * 1_000n * BigInt(lines) } as const
        const stake = partOf(bet, hundredths)
        expect(stake % BigInt(lines)).toBe(0n)
        expect(stake === 0n || isPayable('USD', stake / BigInt(lines))).toBe(true)
        expect(stake).toBeLessThanOrEqual(bet.left)
        const amount = partAmount(offered * 1_000n, stake, bet.left, 'USD')
        expect(amount * bet.left).toBeLessThanOrEqual(offered * 1_000n * stake)
      },
    ),
  )
})
