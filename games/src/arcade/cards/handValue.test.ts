import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardName, cardsOf, DECK, type Card } from './deck.ts'
import { handName, isRoyal, leastPair, valueOf } from './handValue.ts'
import { choose, chooseExactly, everySet } from './sets.ts'

const ordered = [
  // from the least hand to the greatest
  '7c 5d 4h 3s 2c',
  'Ac Kd Qh Js 9c',
  '2c 2d 5h 4s 3c',
  '2c 2d Ah Ks Qc',
  'Ac Ad 4h 3s 2c',
  '3c 3d 2h 2s 4c',
  'Ac Ad 2h 2s Kc',
  'Ac Ad 3h 3s 2c',
  'Ac Ad Kh Ks Qc',
  '2c 2d 2h 4s 3c',
  'Ac Ad Ah Ks Qc',
  'Ac 2d 3h 4s 5c',
  '2c 3d 4h 5s 6c',
  'Tc Jd Qh Ks Ac',
  '7c 5c 4c 3c 2c',
  'Ac Kc Qc Jc 9c',
  '2c 2d 2h 3s 3c',
  '2c 2d 2h As Ac',
  '3c 3d 3h 2s 2c',
  '2c 2d 2h 2s 3c',
  'Ac Ad Ah As Kc',
  'Ac 2c 3c 4c 5c',
  'Tc Jc Qc Kc Ac',
]

const anyCards = (count: number): fc.Arbitrary<readonly Card[]> =>
  fc.uniqueArray(fc.nat(DECK - 1), { minLength: count, maxLength: count })

describe('a hand of poker', () => {
  test('beats every hand that comes before it', () => {
    const values = ordered.map((names) => valueOf(cardsOf(names)))
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b))
  })

  test.each([
    ['Ac Ad Ah Ks Kc Kd 2c', 'fullHouse'],
    ['Ac Ad Ks Kc Qd Qs Jc', 'twoPair'],
    ['2c 3c 4c 5c 6d 7d 8d', 'straight'],
    ['2c 3c 4c 5c 6c 6d 6h', 'straightFlush'],
    ['Ac 2d 3h 4s 9c Td Jh', 'highCard'],
    ['Ac 2d 3h 4s 5c 5d 5h', 'straight'],
    ['Ac 4c 6c 8c Tc Td Th', 'flush'],
  ])('%s makes a %s', (names, name) => {
    expect(handName(valueOf(cardsOf(names)))).toBe(name)
  })

  test('of seven cards is the best of its 21 fives', () => {
    fc.assert(
      fc.property(anyCards(7), (cards) => {
        let best = 0
        for (const set of everySet(5, 7)) best = Math.max(best, valueOf(set.map((at) => cards[at] ?? 0)))
        expect(valueOf(cards)).toBe(best)
      }),
      { numRuns: 3_000 },
    )
  })

  test('has the same value under any permutation of suits and cards', () => {
    fc.assert(
      fc.property(anyCards(7), fc.nat(3), (cards, turn) => {
        const turned = cards.map((card) => (card + 13 * turn) % DECK)
        expect(valueOf(turned.toReversed())).toBe(valueOf(cards))
      }),
    )
  })

  test('knows a royal flush and the least pair of a rank', () => {
    expect(isRoyal(valueOf(cardsOf('Th Jh Qh Kh Ah')))).toBe(true)
    expect(isRoyal(valueOf(cardsOf('9h Th Jh Qh Kh')))).toBe(false)
    expect(valueOf(cardsOf('Jh Jd 2c 3d 4h'))).toBeGreaterThan(leastPair(9))
    expect(valueOf(cardsOf('Th Td Ac Kd Qh'))).toBeLessThan(leastPair(9))
  })
})

test('cards are named by rank and suit', () => {
  expect(cardsOf('2c Ac As').map(cardName)).toEqual(['2c', 'Ac', 'As'])
})

test.each([
  [52, 5, 2_598_960],
  [49, 6, 13_983_816],
  [5, 0, 1],
  [3, 4, 0],
])('of %d things there are %d at a time so many sets', (things, size, sets) => {
  expect(chooseExactly(things, size)).toBe(BigInt(sets))
  expect(choose(things, size)).toBe(sets)
})

test('every set of three of nine is listed once', () => {
  const listed = [...everySet(3, 9)].map((set) => set.join(' '))
  expect(new Set(listed).size).toBe(choose(9, 3))
  expect([...everySet(0, 5)]).toEqual([[]])
  expect([...everySet(6, 5)]).toEqual([])
})
