import { rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orbs6x5 } from '../families/book.ts'
import { countSteps, returnByPlaying, shareByPlaying } from '../testing/everyRound.ts'
import { book } from './book.ts'
import { findClusters } from './clusters.ts'
import { playSpin } from './fall.ts'
import { payFor, type BookModel } from './model.ts'
import { pageDraws } from './page.ts'
import { bookProof } from './proof.ts'
import { bookRules, TARGETS } from './recipes.ts'
import { SecondReader } from './second.ts'
import { countPages } from './write.ts'

/** Three reels of three rows; two that touch pay. */
const small: BookModel = {
  id: 'SMALL',
  mechanic: 'book',
  wins: 'clusters',
  symbols: ['wild', 'scatter', 'bell', 'plum', 'fig', 'nut'],
  cost: 4,
  reels: 3,
  rows: 3,
  weights: [1, 0, 1, 1, 1, 1],
  sizes: [3, 5],
  pays: [
    [0, 0],
    [0, 0],
    [7, 30],
    [5, 20],
    [3, 10],
    [2, 8],
  ],
  ladder: [1, 2],
  orb: 0,
  grow: 0,
  deepest: 4,
  book: { seed: 9, winning: 5, losing: 20 },
}

/** Draws for cells from letters: each symbol has weight one, so the number drawn is the symbol. */
function cells(text: string): () => number {
  const drawn = Array.from(text.replaceAll(' ', ''), (letter) => '*bpfn'.indexOf(letter))
  return () => {
    const next = drawn.shift()
    if (next === undefined) throw new Error('broken promise: one cell too many')
    return next
  }
}

describe('[BK3] [BK4] [BK6] clusters', () => {
  test.each([
    ['two that touch are too few', 'bbp fpn npf', {}, 0],
    ['three around a corner, then nothing', 'bbp bfn npf  np f', {}, 7],
    ['a corner is no side', 'bpb pbp npf', {}, 0],
    ['a wild joins two kinds', 'bb* fnp npp  bpf b pf', {}, 7 + 5],
    ['the second pay counts twice', 'bbb pnp npf  fff npn', {}, 7 + 2 * 3],
    ['a large one leaves a wild that stays', 'bbb bbn npf  pfn b', { grow: 5 }, 30],
    ['and ends at its deepest', 'bbb pnp npf  fff', { deepest: 1 }, 7 + 2 * 3],
  ])('%s', (_, text, change, coins) => {
    expect(playSpin({ ...small, ...change }, cells(text)).coins).toBe(coins)
  })

  test('a wild is left in the last cell, and only the other cells are removed', () => {
    const { steps } = playSpin({ ...small, grow: 5 }, cells('bbb bbn npf  pfn b'))
    expect(steps.map(({ type }) => type)).toEqual(['stop', 'pay', 'turn', 'fall'])
    expect(steps[2]).toMatchObject({ cells: [[1, 1]], why: 'expand' })
    expect(steps[3]).toMatchObject({
      gone: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ],
    })
  })
})

describe('[BK5] anywhere', () => {
  const orbs: BookModel = { ...small, wins: 'anywhere', weights: [0, 1, 1, 1, 1, 1], orb: 3, ladder: [1] }
  const drawn = (text: string) => {
    const numbers = Array.from(text.replaceAll(' ', ''), (letter) => '@bpfn'.indexOf(letter))
    return () => numbers.shift() ?? 0
  }
  test.each([
    ['two kinds at once', 'bpb pbp nff  nnf fn n', 7 + 5],
    ['an orb multiplies by three', 'bpb p@n bnf  nf n', 3 * 7],
    ['two by six, and they stay', 'bpb @@p bnf  nf n', 6 * 7],
    ['orbs alone pay nothing', 'bp@ @@p bnf', 0],
  ])('%s', (_, text, coins) => {
    const { steps, coins: paid } = playSpin({ ...orbs, deepest: 1 }, drawn(text))
    const first = steps.find(({ type }) => type === 'pay')
    expect(first?.type === 'pay' ? first.coins : 0).toBe(coins)
    expect(paid).toBeGreaterThanOrEqual(coins)
  })
})

test.each([
  [2, 0],
  [3, 7],
  [4, 7],
  [5, 30],
  [9, 30],
])('[BK4] %i of a kind pay %i', (count, coins) => {
  expect(payFor(small, 2, count)).toBe(coins)
})

test('[BK4] every cell is in exactly one cluster, and wilds are in all that they touch', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(0, 2, 3), { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
      (grid) => {
        const clusters = findClusters(grid)
        grid.forEach((column, reel) =>
          column.forEach((symbol, row) => {
            const mine = clusters.filter(({ cells }) => cells.some(([x, y]) => x === reel && y === row))
            if (symbol !== 0) expect(mine.map((cluster) => cluster.symbol)).toEqual([symbol])
          }),
        )
      },
    ),
  )
})

const anySmall = fc
  .record({
    seed: fc.nat(),
    wins: fc.constantFrom('clusters' as const, 'anywhere' as const),
    orb: fc.nat(2),
    grow: fc.constantFrom(0, 3, 5),
    deepest: fc.integer({ min: 1, max: 4 }),
    wild: fc.nat(1),
  })
  .map(({ seed, wins, orb, grow, deepest, wild }): BookModel => {
    const weights = [wins === 'clusters' ? wild : 0, orb > 0 ? 1 : 0, 1, 1, 1, 1]
    // With four kinds in nine cells there are always three of a kind: paying anywhere must need four.
    const sizes = wins === 'clusters' ? small.sizes : [4, 5]
    return {
      ...small,
      wins,
      orb,
      grow: wins === 'clusters' ? grow : 0,
      deepest,
      weights,
      sizes,
      book: { ...small.book, seed },
    }
  })

test('[BK7] both implementations find the same coins on every page of small books, and both proofs agree', () => {
  fc.assert(
    fc.property(anySmall, (model) => {
      expect(book.brokenRules(model)).toEqual([])
      const reader = new SecondReader(model)
      for (let page = 0; page < 25; page++) {
        const { coins } = book.play(model, 'spin', () => page)
        expect(reader.read(page)).toBe(coins)
        expect(coins > 0).toBe(page < model.book.winning)
      }
      const played = returnByPlaying(book, model)
      expect(bookProof.byReason(model, 'spin')).toEqual(played)
      expect(bookProof.byCounting(model, 'spin')).toEqual(played)
    }),
    { numRuns: 100 },
  )
})

test('[BK1] one number is drawn, below the number of pages', () => {
  const drawn: number[] = []
  book.play(small, 'spin', (below) => drawn.push(below))
  expect(drawn).toEqual([25])
})

test('[BK2] a page is the same every time it is generated, and pages differ', () => {
  const spins = [3, 3, 4].map((page) => JSON.stringify(playSpin(small, pageDraws(small, page, 0))))
  expect(spins[0]).toBe(spins[1])
  expect(spins[0]).not.toBe(spins[2])
})

test('[BK7] pages are counted so that the return is exactly its target, with the same result every time', () => {
  const stored = orbs6x5.modelOf('low', 0) as BookModel
  const counted = countPages({ ...bookRules('orbs', 'low'), id: stored.id }, stored.book.seed, TARGETS.low, 3_000)
  expect(counted).toEqual(stored)
  expect(bookProof.byCounting(stored, 'spin')).toEqual(rational(19n, 20n))
})

test('[BK7] one more page, or another seed, changes the return', () => {
  const stored = orbs6x5.modelOf('low', 0) as BookModel
  const change = (change: Partial<BookModel['book']>): BookModel => ({ ...stored, book: { ...stored.book, ...change } })
  expect(bookProof.byCounting(change({ losing: stored.book.losing + 1 }), 'spin')).not.toEqual(rational(19n, 20n))
  expect(bookProof.byCounting(change({ seed: stored.book.seed + 1 }), 'spin')).not.toEqual(rational(19n, 20n))
})

test.each([
  ['a book without winning pages', { book: { ...small.book, winning: 0 } }],
  ['orbs that multiply by nothing', { weights: [1, 1, 1, 1, 1, 1] }],
  ['sizes that fall', { sizes: [5, 3] }],
  ['no end', { deepest: 0 }],
])('[BK3] %s breaks a rule', (_, change) => {
  expect(book.brokenRules({ ...small, ...change })).toHaveLength(1)
})

test('[BK8] the trigger rate is the share of pages that fall twice or more, the largest win that of the best page', () => {
  const { triggerRate, largestSpinWin } = bookProof.facts(small)
  expect(triggerRate).toEqual(shareByPlaying(book, small, (round) => countSteps(round, 'fall') >= 2))
  const { winning, losing } = small.book
  const coins = Array.from({ length: winning + losing }, (_, page) => book.play(small, 'spin', () => page).coins)
  expect(largestSpinWin).toEqual(rational(BigInt(Math.max(...coins)), BigInt(small.cost)))
})
