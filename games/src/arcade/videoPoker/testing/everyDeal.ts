import { assert, rational, type Rational } from '@ronda/core'
import { DECK, type Card } from '../../cards/deck.ts'
import { flipCard, noCards, valueOfRanks, type SuitRanks } from '../../cards/handValue.ts'
import { ranksAlike } from '../../cards/alike.ts'
import { choose } from '../../cards/sets.ts'
import { paysOf, type PokerTable } from '../pays.ts'

const HAND = 5
const HOLDS = 1 << HAND

const read = (table: Float64Array | Uint32Array | Uint8Array, at: number): number => table[at] as number

/** How many cards each of the 32 ways to hold keeps. */
const kept = Uint8Array.from({ length: HOLDS }, (_, hold) => hold.toString(2).replaceAll('0', '').length)

/** Every number of draws divides this, so that what holds are worth can be compared as whole numbers. */
const COMMON = 7_669_695
const scale = Float64Array.from(kept, (cards) => COMMON / choose(DECK - HAND, HAND - cards))

/** Row by card, column by its place in a set: the number of a set is the sum over its cards. */
const COLUMNS = HAND + 1
const PLACES = Uint32Array.from({ length: DECK * COLUMNS }, (_, at) => choose(Math.floor(at / COLUMNS), at % COLUMNS))

/** Every deal, its cards rising, with its ranks by suit. Both are reused: the next deal overwrites them. */
function eachDeal(visit: (hand: readonly Card[], ranks: SuitRanks) => void): void {
  const hand = Array.from({ length: HAND }, () => 0)
  const ranks = noCards()
  const deal = (place: number, below: number): void => {
    for (let card = place; card < below; card++) {
      hand[place] = card
      flipCard(ranks, card)
      if (place === 0) visit(hand, ranks)
      else deal(place - 1, card)
      flipCard(ranks, card)
    }
  }
  deal(HAND - 1, DECK)
}

/** What all hands that hold a set of cards pay together, by the size and the number of the set. */
export type SetSums = readonly Float64Array[]

export function sumsBySet(table: PokerTable): SetSums {
  const sums = Array.from({ length: COLUMNS }, (_, cards) => new Float64Array(choose(DECK, cards)))
  const places = new Uint32Array(HOLDS)
  eachDeal((hand, ranks) => {
    const pays = paysOf(table, valueOfRanks(ranks))
    if (pays === 0) return
    fillPlaces(places, hand)
    for (let hold = 0; hold < HOLDS; hold++) {
      const bySet = sums[read(kept, hold)] as Float64Array
      bySet[read(places, hold)] = read(bySet, read(places, hold)) + pays
    }
  })
  return sums
}

/** For each hold of a hand, the number of the set of cards it keeps among all sets of that size. */
function fillPlaces(places: Uint32Array, hand: readonly Card[]): void {
  places[0] = 0
  for (let hold = 1; hold < HOLDS; hold++) {
    const last = 31 - Math.clz32(hold)
    const row = (hand[last] as number) * COLUMNS
    places[hold] = read(places, hold ^ (1 << last)) + read(PLACES, row + read(kept, hold))
  }
}

/**
 * What each hold of a hand pays over all its draws: from the hands that contain the held cards, those that also contain
 * a discarded card are subtracted. Inclusion and exclusion, where `bestHold` deals every draw one by one.
 */
export function holdSums(sums: SetSums, hand: readonly Card[]): Float64Array {
  const places = new Uint32Array(HOLDS)
  fillPlaces(places, hand)
  const worth = new Float64Array(HOLDS)
  for (let hold = 0; hold < HOLDS; hold++)
    worth[hold] = read(sums[read(kept, hold)] as Float64Array, read(places, hold))
  for (let bit = 1; bit < HOLDS; bit <<= 1) {
    for (let hold = 0; hold < HOLDS; hold++) {
      if ((hold & bit) === 0) worth[hold] = read(worth, hold) - read(worth, hold | bit)
    }
  }
  return worth
}

/**
 * What the best play returns, exactly, by all 2,598,960 deals. Deals that differ only in which suit is which are worth
 * the same, so one represents all of them.
 */
export function bestReturn(sums: SetSums): Rational {
  let [best, deals] = [0, 0]
  eachDeal((hand, ranks) => {
    const alike = ranksAlike(ranks)
    if (alike === 0) return
    const worth = holdSums(sums, hand)
    let most = 0
    for (let hold = 0; hold < HOLDS; hold++) most = Math.max(most, read(worth, hold) * read(scale, hold))
    best += alike * most
    deals += alike
  })
  assert(deals === choose(DECK, HAND), 'every deal is counted once')
  assert(best < Number.MAX_SAFE_INTEGER, 'a sum that a float holds exactly')
  return rational(BigInt(best), BigInt(COMMON) * BigInt(deals))
}

/** How many deals have each prize: the simplest count, to compare with published tables. */
export function dealsByValue(countOf: (value: number) => number, kinds: number): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  eachDeal((_, ranks) => {
    const kind = countOf(valueOfRanks(ranks))
    counts[kind] = (counts[kind] ?? 0) + 1
  })
  return counts
}
