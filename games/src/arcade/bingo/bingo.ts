import { WHOLE, type ArcadeRules } from '../arcade.ts'
import { fieldsOf, isWithin } from '../read.ts'
import { BALLS, drawCard, drawSome, fullLines, lines, range, type BingoCard } from './card.ts'

/** So many of the 75 balls are called. */
export const CALLED = 35

export const CARDS_MAX = 4

/** What a card wins by how many of its lines are full, in stakes. No card can have eleven. */
export const BINGO_PRIZES: readonly number[] = [0, 2, 6, 25, 150, 500, 2_000, 5_000, 10_000, 10_000, 10_000, 0, 10_000]

export type BingoBet = { readonly cards: number }
export type BingoView = {
  readonly cards: readonly BingoCard[]
  /** In the order in which they were called. */
  readonly balls: readonly number[]
  /** For each card the lines that are full in the end, and what it wins in stakes. */
  readonly full: readonly (readonly number[])[]
  readonly prizes: readonly number[]
}

export const bingo: ArcadeRules<BingoBet, never, BingoView> = {
  id: 'bingo',
  model: { id: 'bingo', balls: BALLS, called: CALLED, lines, prizes: BINGO_PRIZES },
  readBet(value) {
    const { cards } = fieldsOf(value)
    return isWithin(cards, 1, CARDS_MAX) ? { cards } : undefined
  },
  readMove: () => undefined,
  costOf: ({ cards }) => cards * WHOLE,
  play(bet, moves, rng) {
    if (moves.length > 0) return undefined
    const cards = range(0, bet.cards).map(() => drawCard(rng))
    const balls = drawSome(range(1, BALLS), CALLED, rng)
    const called = new Set(balls)
    const full = cards.map((card) => fullLines(card, called))
    const prizes = full.map(({ length }) => BINGO_PRIZES[length] ?? 0)
    const paid = prizes.reduce((sum, stakes) => sum + stakes, 0) * WHOLE
    return { view: { cards, balls, full, prizes }, isOver: true, staked: bet.cards * WHOLE, paid }
  },
  finish() {
    throw new Error('a round of bingo is never left open')
  },
}
