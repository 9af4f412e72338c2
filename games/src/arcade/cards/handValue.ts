import { present } from '@ronda/core'
import { DECK, rankOf, RANKS, suitOf, type Card } from './deck.ts'

/** What a hand of poker is, the least first. */
export const HANDS = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const
export type HandName = (typeof HANDS)[number]

/** A hand's value is its kind, and below it what decides between two of a kind: 17 bits are enough for that. */
const KIND_SHIFT = 17
const MASKS = 1 << RANKS
/** The ranks of ace, two, three, four, five: the one straight in which the ace is low. */
const WHEEL = 0b1_0000_0000_1111
const FIVE_IN_A_ROW = 0b1_1111

const byMask = (value: (mask: number) => number): Uint16Array =>
  Uint16Array.from({ length: MASKS }, (_, mask) => value(mask))

function bitsOf(mask: number): number {
  let bits = 0
  for (let left = mask; left > 0; left &= left - 1) bits += 1
  return bits
}

const highest = (mask: number): number => (mask === 0 ? 0 : 31 - Math.clz32(mask))

function highestOf(mask: number, count: number): number {
  let left = mask
  while (bitsOf(left) > count) left &= left - 1
  return left
}

function straightTop(mask: number): number {
  for (let low = RANKS - 5; low >= 0; low--) if (((mask >> low) & FIVE_IN_A_ROW) === FIVE_IN_A_ROW) return low + 4
  return (mask & WHEEL) === WHEEL ? 3 : 0
}

const BITS = byMask(bitsOf)
const TOP = byMask(highest)
const TOP_TWO = byMask((mask) => highestOf(mask, 2))
const TOP_THREE = byMask((mask) => highestOf(mask, 3))
const TOP_FIVE = byMask((mask) => highestOf(mask, 5))
/** The highest rank of the best straight within a set of ranks, 0 for none: no straight ends at a two. */
const STRAIGHT = byMask(straightTop)

const at = (table: Uint16Array, mask: number): number => table[mask] as number

const valued = (kind: number, rest: number): number => (kind << KIND_SHIFT) | rest

/**
 * The value of the best five of five, six or seven cards, given as one set of ranks for each suit: the greater value
 * wins, equal values share.
 */
function valueOfSuits(clubs: number, diamonds: number, hearts: number, spades: number): number {
  const [black, red] = [clubs | spades, diamonds | hearts]
  const [bothBlack, bothRed] = [clubs & spades, diamonds & hearts]
  const any = black | red
  const twice = bothBlack | bothRed | (black & red)
  const thrice = (bothBlack & red) | (bothRed & black)
  const all = bothBlack & bothRed
  const flush = flushOf(clubs, diamonds) | flushOf(hearts, spades)
  if (flush !== 0 && at(STRAIGHT, flush) > 0) return valued(8, at(STRAIGHT, flush))
  if (all !== 0) return valued(7, (at(TOP, all) << 4) | at(TOP, any & ~all))
  const three = at(TOP, thrice)
  const besides = thrice === 0 ? 0 : twice & ~(1 << three)
  if (besides !== 0) return valued(6, (three << 4) | at(TOP, besides))
  if (flush !== 0) return valued(5, at(TOP_FIVE, flush))
  if (at(STRAIGHT, any) > 0) return valued(4, at(STRAIGHT, any))
  if (thrice !== 0) return valued(3, (three << RANKS) | at(TOP_TWO, any & ~thrice))
  if (at(BITS, twice) > 1) {
    const pairs = at(TOP_TWO, twice)
    return valued(2, (pairs << 4) | at(TOP, any & ~pairs))
  }
  if (twice !== 0) return valued(1, (at(TOP, twice) << RANKS) | at(TOP_THREE, any & ~twice))
  return at(TOP_FIVE, any)
}

/** The ranks of whichever of two suits has five cards or more. Of seven cards only one suit can. */
function flushOf(one: number, other: number): number {
  if (at(BITS, one) >= 5) return one
  return at(BITS, other) >= 5 ? other : 0
}

/** The ranks of a hand in each of the four suits, for hands that change card by card. */
export type SuitRanks = Int32Array

export const noCards = (): SuitRanks => new Int32Array(4)

const SUITS = Uint8Array.from({ length: DECK }, (_, card) => suitOf(card))
const RANK_BITS = Uint16Array.from({ length: DECK }, (_, card) => 1 << rankOf(card))

/** Puts a card into its suit, or takes it out again. */
export function flipCard(ranks: SuitRanks, card: Card): void {
  const suit = SUITS[card] as number
  ranks[suit] = (ranks[suit] as number) ^ (RANK_BITS[card] as number)
}

export const valueOfRanks = (ranks: SuitRanks): number =>
  valueOfSuits(ranks[0] as number, ranks[1] as number, ranks[2] as number, ranks[3] as number)

/** Completes a hand with every set of so many of these cards, and passes on the value of each. */
export function eachValue(
  ranks: SuitRanks,
  cards: readonly Card[],
  missing: number,
  visit: (value: number) => void,
): void {
  const deal = (more: number, below: number): void => {
    if (more === 0) return visit(valueOfRanks(ranks))
    for (let at = more - 1; at < below; at++) {
      const card = cards[at] as number
      flipCard(ranks, card)
      deal(more - 1, at)
      flipCard(ranks, card)
    }
  }
  deal(missing, cards.length)
}

/** The value of the best five of these cards. */
export function valueOf(cards: readonly Card[]): number {
  let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    const suit = suitOf(card)
    if (suit === 0) clubs |= bit
    else if (suit === 1) diamonds |= bit
    else if (suit === 2) hearts |= bit
    else spades |= bit
  }
  return valueOfSuits(clubs, diamonds, hearts, spades)
}

/** The kind of a hand by its place in `HANDS`. */
export const kindOf = (value: number): number => value >>> KIND_SHIFT

export const handName = (value: number): HandName => present(HANDS[kindOf(value)], 'a kind of hand')

/** Whether a straight flush is the highest there is. */
export const isRoyal = (value: number): boolean => value === valued(8, RANKS - 1)

/** The least hand of a kind that is a pair of this rank or more. */
export const leastPair = (rank: number): number => valued(1, rank << RANKS)
