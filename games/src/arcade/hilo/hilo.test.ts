import { plus, rational, times, type Rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { isBelow } from '../testing/exact.ts'
import { CARDS, fairPrice, hilo, isRight, paysOf, RANKS, winningRanks, type HiloMove, type Side } from './hilo.ts'
import { script } from '../../testing/script.ts'

const high: HiloMove = { guess: 'high' }
const low: HiloMove = { guess: 'low' }
const skip: HiloMove = { skip: true }
const take: HiloMove = { take: true }
/** A card of a rank: 0 is the ace, 12 the king. */
const card = (rank: number): number => rank * 4 + 1
const ranks = Array.from({ length: RANKS }, (_, rank) => rank)
const sides: readonly Side[] = ['high', 'low']

describe('hi-lo', () => {
  test.each([
    // side, rank, how many of thirteen win
    ['high', 0, 12],
    ['low', 0, 1],
    ['high', 12, 1],
    ['low', 12, 12],
    ['high', 6, 7],
    ['low', 6, 7],
    ['high', 1, 12],
    ['low', 1, 2],
  ] as const)('%s on rank %d wins with %d of thirteen', (side, rank, many) => {
    expect(winningRanks(side, rank)).toBe(many)
  })

  test.each([
    ['one card', [card(6)], [], { isOver: false, paid: 0 }],
    ['cashed out at once: the stake is returned', [card(6)], [take], { isOver: true, paid: 10_000 }],
    ['right and cashed out: 0.99 × 13 ÷ 7', [card(6), card(9)], [high, take], { isOver: true, paid: 18_385 }],
    ['the same rank counts as right', [card(6), card(6)], [low, take], { isOver: true, paid: 18_385 }],
    [
      'right twice: 0.99 × 13 ÷ 7 × 13 ÷ 4',
      [card(6), card(9), card(12)],
      [high, high, take],
      { isOver: true, paid: 59_753 },
    ],
    ['skipped: nothing won, nothing lost', [card(6), card(1)], [skip, take], { isOver: true, paid: 10_000 }],
    ['wrong', [card(6), card(2)], [high], { isOver: true, paid: 0 }],
  ] as const)('%s', (_, cards, moves, state) => {
    expect(hilo.play({}, moves, script(...cards))).toMatchObject(state)
  })

  test.each([
    ['a move after a wrong guess', [card(6), card(2), card(3)], [high, high]],
    ['a move after cashing out', [card(6), card(2)], [take, high]],
  ])('%s is not allowed', (_, cards, moves) => {
    expect(hilo.play({}, moves, script(...cards))).toBeUndefined()
  })

  test('a guess is fair before the edge of one per cent: chance × price is one, on every card', () => {
    for (const side of sides)
      for (const rank of ranks) {
        const chance = rational(BigInt(ranks.filter((next) => isRight(side, rank, next)).length), BigInt(RANKS))
        expect(times(chance, fairPrice(side, rank))).toEqual(rational(1n))
      }
  })

  /** Every sequence of cards for a strategy of guessing, and its average result. */
  function valueOf(guesses: readonly Side[]): { readonly fair: Rational; readonly paid: Rational } {
    type Node = { readonly rank: number; readonly chance: Rational; readonly fair: Rational }
    let nodes: readonly Node[] = ranks.map((rank) => ({ rank, chance: rational(1n, 13n), fair: rational(1n) }))
    for (const side of guesses)
      nodes = nodes.flatMap(({ rank, chance, fair }) =>
        ranks
          .filter((next) => isRight(side, rank, next))
          .map((next) => ({
            rank: next,
            chance: times(chance, rational(1n, 13n)),
            fair: times(fair, fairPrice(side, rank)),
          })),
      )
    const sum = (of: (node: Node) => Rational): Rational =>
      nodes.reduce((total, node) => plus(total, times(node.chance, of(node))), rational(0n))
    return { fair: sum(({ fair }) => fair), paid: sum(({ fair }) => rational(BigInt(paysOf(fair)), 10_000n)) }
  }

  test.each([[['high']], [['low', 'high']], [['high', 'high', 'low']], [['low', 'low', 'low']]] as const)(
    'stopping after %j returns 99 %, less what is cut after the fourth decimal',
    (guesses) => {
      const { fair, paid } = valueOf(guesses)
      expect(fair).toEqual(rational(1n))
      expect(isBelow(rational(99n, 100n), paid)).toBe(false)
      expect(isBelow(paid, arcadeFacts.hilo.returnMin)).toBe(false)
    },
  )

  test('a guess is only offered while it cannot pay more than 10,000 stakes, and a round has an end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(high, low, skip), { maxLength: 60 }), fc.nat(), (moves, seed) => {
        let drawn = 0
        const rng = (): number => {
          drawn += 1
          return (seed + drawn * 31) % CARDS
        }
        const state = hilo.play({}, moves, rng)
        if (state === undefined) return
        for (const { pays } of state.view.offers) expect(pays).toBeLessThanOrEqual(arcadeFacts.hilo.largestWin)
        if (moves.length === 60) expect(state.isOver).toBe(true)
      }),
    )
    const skips = Array.from({ length: 60 }, () => skip)
    expect(hilo.play({}, skips, () => 20)).toMatchObject({ isOver: true, paid: 10_000 })
  })

  test('[AR12] only a round that ends without a guess is taken back', () => {
    const skips = Array.from({ length: 60 }, () => skip)
    for (const moves of [[take], [skip, take], skips]) expect(hilo.play({}, moves, () => 20)?.isTakenBack).toBe(true)
    for (const moves of [[], [skip], [high], [high, take]])
      expect(hilo.play({}, moves, () => 20)?.isTakenBack).toBeUndefined()
  })

  test('parses bets and moves and refuses anything else', () => {
    expect(hilo.readBet({})).toEqual({})
    for (const bet of [null, { more: 1 }, 'x']) expect(hilo.readBet(bet)).toBeUndefined()
    for (const move of [high, low, skip, take]) expect(hilo.readMove(move)).toEqual(move)
    for (const move of [
      {},
      { guess: 'same' },
      { skip: false },
      { skip: true, take: true },
      { guess: 'high', take: true },
    ])
      expect(hilo.readMove(move)).toBeUndefined()
    expect(hilo.finish({ cards: [0], pays: 0, offers: [] })).toEqual({ take: true })
  })
})
