import { present, rational, times, type Rational } from '@ronda/core'
import type { ArcadeRules, ArcadeState } from '../arcade.ts'
import { fieldsOf, isOneOf } from '../read.ts'

/** Each card comes from a full deck: thirteen ranks, ace low and king high, in four suits. */
export const CARDS = 52
export const RANKS = 13

const WHOLE = 10_000
/** 99 hundredths of the fair price of the guesses are paid. */
const EDGE = rational(99n, 100n)
/** No guess is offered that could pay more than 10,000 stakes. */
const PAYS_MAX = 10_000 * WHOLE
/** A round has at most this many moves, then it pays what has been won. */
const MOVES_MAX = 60

const SIDES = ['high', 'low'] as const
export type Side = (typeof SIDES)[number]

/** There is nothing to choose. */
export type HiloBet = Readonly<Record<string, never>>

/** Guesses the next card, skips this one for another, or cashes out. */
export type HiloMove = { readonly guess: Side } | { readonly skip: true } | { readonly take: true }

export type Offer = {
  readonly side: Side
  /** How many of the thirteen ranks win. */
  readonly ranks: number
  /** What cashing out would pay after it, in ten-thousandths of the stake. */
  readonly pays: number
}

export type HiloView = {
  /** 0 to 51 in the order they were dealt: rank × 4 + suit. */
  readonly cards: readonly number[]
  /** What cashing out pays now. */
  readonly pays: number
  /** Empty when the round is over. */
  readonly offers: readonly Offer[]
}

export const rankOf = (card: number): number => Math.floor(card / 4)

/**
 * Higher or the same, lower or the same; on an ace or a king, where one of these would always win, it is only higher,
 * or only lower.
 */
export function isRight(side: Side, rank: number, next: number): boolean {
  if (side === 'high') return rank === 0 ? next > 0 : next >= rank
  return rank === RANKS - 1 ? next < rank : next <= rank
}

/** How many of the ranks win. */
export function winningRanks(side: Side, rank: number): number {
  return Array.from({ length: RANKS }, (_, next) => next).filter((next) => isRight(side, rank, next)).length
}

/** The fair price of one guess. Prices of consecutive guesses are multiplied. */
export function fairPrice(side: Side, rank: number): Rational {
  return rational(BigInt(RANKS), BigInt(winningRanks(side, rank)))
}

/** In ten-thousandths, cut and not rounded. */
export function paysOf(fair: Rational): number {
  const { numerator, denominator } = times(times(fair, EDGE), rational(BigInt(WHOLE)))
  return Number(numerator / denominator)
}

type Run = { readonly cards: readonly number[]; readonly fair: Rational; readonly guesses: number }

const paysNow = ({ fair, guesses }: Run): number => (guesses === 0 ? WHOLE : paysOf(fair))

function offersOf({ cards, fair }: Run): readonly Offer[] {
  const rank = rankOf(present(cards.at(-1), 'a card'))
  return SIDES.map((side) => {
    const pays = paysOf(times(fair, fairPrice(side, rank)))
    return { side, ranks: winningRanks(side, rank), pays }
  }).filter(({ pays }) => pays <= PAYS_MAX)
}

function stateOf(run: Run, end: 'open' | 'lost' | 'taken'): ArcadeState<HiloView> {
  const offers = end === 'open' ? offersOf(run) : []
  const pays = end === 'lost' ? 0 : paysNow(run)
  const isOver = offers.length === 0
  const isTakenBack = end === 'taken' && run.guesses === 0
  const view = { cards: run.cards, pays, offers }
  return { view, isOver, staked: WHOLE, paid: isOver ? pays : 0, ...(isTakenBack && { isTakenBack }) }
}

export const hilo: ArcadeRules<HiloBet, HiloMove, HiloView> = {
  id: 'hilo',
  model: { id: 'hilo', cards: CARDS, edge: [99, 100], paysMax: PAYS_MAX, movesMax: MOVES_MAX },
  readBet: (value) => (typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? {} : undefined),
  readMove(value) {
    const { guess, skip, take } = fieldsOf(value)
    const [one, ...more] = [guess, skip, take].filter((field) => field !== undefined)
    if (more.length > 0) return undefined
    if (isOneOf(guess, SIDES)) return { guess }
    if (one !== true) return undefined
    return skip === true ? { skip } : { take: true }
  },
  costOf: () => WHOLE,
  play(_, moves, rng) {
    let run: Run = { cards: [rng(CARDS)], fair: rational(1n), guesses: 0 }
    for (const [at, move] of moves.entries()) {
      const offers = offersOf(run)
      if (offers.length === 0 || at >= MOVES_MAX) return undefined
      const isLast = at === moves.length - 1
      if ('take' in move) return isLast ? stateOf(run, 'taken') : undefined
      const next = rng(CARDS)
      const cards = [...run.cards, next]
      if ('skip' in move) {
        run = { ...run, cards }
        continue
      }
      const rank = rankOf(present(run.cards.at(-1), 'a card'))
      if (!offers.some(({ side }) => side === move.guess)) return undefined
      const isWon = isRight(move.guess, rank, rankOf(next))
      if (!isWon) return isLast ? stateOf({ ...run, cards }, 'lost') : undefined
      run = { cards, fair: times(run.fair, fairPrice(move.guess, rank)), guesses: run.guesses + 1 }
    }
    return stateOf(run, moves.length < MOVES_MAX ? 'open' : 'taken')
  },
  finish: () => ({ take: true }),
}
