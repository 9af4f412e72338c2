import { DECK, type Card } from '../cards/deck.ts'
import { eachValue, flipCard, noCards } from '../cards/handValue.ts'
import { choose } from '../cards/sets.ts'
import { paysOf, type PokerTable } from './pays.ts'

const HAND = 5
const HOLDS = 1 << HAND

/** One way to hold: which cards stay, and the total result over all draws. */
export type HoldWorth = { readonly hold: readonly boolean[]; readonly stakes: number; readonly draws: number }

/**
 * The best of the 32 ways to hold these five cards, by dealing every draw. Ways are tried from holding all cards to
 * holding none, and the first of equal ones is chosen.
 */
export function bestHold(table: PokerTable, hand: readonly Card[]): HoldWorth {
  const worths = Array.from({ length: HOLDS }, (_, mask) => worthOf(table, hand, HOLDS - 1 - mask))
  return worths.reduce((best, worth) => (worth.stakes * best.draws > best.stakes * worth.draws ? worth : best))
}

function worthOf(table: PokerTable, hand: readonly Card[], mask: number): HoldWorth {
  const hold = hand.map((_, at) => ((mask >> at) & 1) === 1)
  const kept = hand.filter((_, at) => hold[at])
  const rest = Array.from({ length: DECK }, (_, card) => card).filter((card) => !hand.includes(card))
  return { hold, stakes: sumOfPays(table, kept, rest), draws: choose(rest.length, HAND - kept.length) }
}

/** What all hands that complete these cards pay together. */
function sumOfPays(table: PokerTable, kept: readonly Card[], rest: readonly Card[]): number {
  const ranks = noCards()
  for (const card of kept) flipCard(ranks, card)
  let stakes = 0
  eachValue(ranks, rest, HAND - kept.length, (value) => (stakes += paysOf(table, value)))
  return stakes
}
