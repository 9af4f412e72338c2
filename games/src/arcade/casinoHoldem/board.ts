import { DECK, type Card } from '../cards/deck.ts'
import { flipCard, noCards, valueOfRanks } from '../cards/handValue.ts'
import { choose } from '../cards/sets.ts'
import { anteWins, CALL, QUALIFIES } from './settle.ts'

export const LEFT: number = DECK - 5
export const PAIRS: number = choose(LEFT, 2)
/** How many hands the dealer can have when the player's two cards are known. */
const AGAINST = choose(LEFT - 2, 2)

/** A value and the pair that has it, in one word that sorts by the value: no value needs more than 21 bits. */
const PAIR_BITS = 11

/** The index of a pair, by the places of its two cards among those that are left. */
export const pairAt = (low: number, high: number): number => (high * (high - 1)) / 2 + low

const lows = new Uint8Array(PAIRS)
const highs = new Uint8Array(PAIRS)
for (let high = 1; high < LEFT; high++) {
  for (let low = 0; low < high; low++) {
    lows[pairAt(low, high)] = low
    highs[pairAt(low, high)] = high
  }
}

const read = (table: Uint8Array | Uint32Array | Int32Array, at: number): number => table[at] as number

/** How many hands hold each card, and how many there are. */
type Tally = { readonly byCard: Int32Array; hands: number }

const newTally = (): Tally => ({ byCard: new Int32Array(LEFT), hands: 0 })

/** Adds a pair to a tally, or takes it out again. */
function count(tally: Tally, pair: number, times: number): void {
  const [low, high] = [read(lows, pair), read(highs, pair)]
  tally.byCard[low] = read(tally.byCard, low) + times
  tally.byCard[high] = read(tally.byCard, high) + times
  tally.hands += times
}

/** The hands of a tally that share no card with a pair. `itself` is one when the tally holds the pair. */
function apartFrom({ byCard, hands }: Tally, pair: number, itself: number): number {
  return hands - read(byCard, read(lows, pair)) - read(byCard, read(highs, pair)) + itself
}

/** What is left of the deck beside a board, in the order of cards. */
export function cardsLeft(board: readonly Card[]): readonly Card[] {
  return Array.from({ length: DECK }, (_, card) => card).filter((card) => !board.includes(card))
}

/** Every pair with its value on the board, the least first. */
function sortedPairs(board: readonly Card[], left: readonly Card[]): Uint32Array {
  const sorted = new Uint32Array(PAIRS)
  const ranks = noCards()
  for (const card of board) flipCard(ranks, card)
  for (let high = 1; high < LEFT; high++) {
    flipCard(ranks, left[high] as number)
    for (let low = 0; low < high; low++) {
      flipCard(ranks, left[low] as number)
      const value = valueOfRanks(ranks)
      sorted[pairAt(low, high)] = value * 2 ** PAIR_BITS + pairAt(low, high)
      flipCard(ranks, left[low] as number)
    }
    flipCard(ranks, left[high] as number)
  }
  return sorted.sort()
}

/**
 * For each pair the player can hold on a board: the total result of calling against all hands of the dealer, in antes.
 * Hands are not compared one by one: they are sorted once, and those that beat a pair are counted, less the ones that
 * would need one of its cards.
 */
export function netsOnBoard(board: readonly Card[], left: readonly Card[], nets: Int32Array): void {
  const sorted = sortedPairs(board, left)
  const tallies = { unqualified: newTally(), less: newTally(), same: newTally() }
  const { unqualified, less, same } = tallies
  for (let from = 0, to = 0; from < PAIRS; from = to) {
    const value = read(sorted, from) >>> PAIR_BITS
    for (; to < PAIRS && read(sorted, to) >>> PAIR_BITS === value; to++) {
      count(value < QUALIFIES ? unqualified : same, pairIn(sorted, to), 1)
    }
    if (value < QUALIFIES) continue
    for (let at = from; at < to; at++) nets[pairIn(sorted, at)] = netOfPair(pairIn(sorted, at), value, tallies)
    for (let at = from; at < to; at++) {
      count(same, pairIn(sorted, at), -1)
      count(less, pairIn(sorted, at), 1)
    }
  }
  fillUnqualified(sorted, unqualified, nets)
}

const pairIn = (sorted: Uint32Array, at: number): number => read(sorted, at) & (2 ** PAIR_BITS - 1)

type Tallies = { readonly unqualified: Tally; readonly less: Tally; readonly same: Tally }

function netOfPair(pair: number, value: number, { unqualified, less, same }: Tallies): number {
  const without = apartFrom(unqualified, pair, 0)
  const beaten = apartFrom(less, pair, 0)
  const tied = apartFrom(same, pair, 1)
  return anteWins(value) * (without + beaten) + CALL * beaten - (1 + CALL) * (AGAINST - without - beaten - tied)
}

/** Hands below a pair of fours lose to every hand that counts, and win the ante against those that do not. */
function fillUnqualified(sorted: Uint32Array, unqualified: Tally, nets: Int32Array): void {
  for (let at = 0; at < unqualified.hands; at++) {
    const pair = pairIn(sorted, at)
    const others = apartFrom(unqualified, pair, 1)
    nets[pair] = anteWins(read(sorted, at) >>> PAIR_BITS) * others - (1 + CALL) * (AGAINST - others)
  }
}
