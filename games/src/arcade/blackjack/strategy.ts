import type { Card } from '../cards/deck.ts'
import type { BlackjackAct } from './blackjack.ts'
import { pointsOf, pointsOfHand } from './hand.ts'

/**
 * The best strategy: every card comes from a full deck, so only the hand's points and the dealer's card have an effect.
 * A column for each card of the dealer, from two to ten and the ace.
 *
 * H hits, S stands, P splits, D doubles or else hits, d doubles or else stands.
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
}
const HARD_LEAST = 9
const HARD_STANDS = 17

const SOFT: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
}
const SOFT_STANDS = 19

/** By what one card of the pair counts; a pair that is not listed is played by its points. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
}

function letterFor(cards: readonly Card[], column: number, maySplit: boolean): string {
  const { total, isSoft } = pointsOfHand(cards)
  const pair = maySplit && cards[0] !== undefined ? PAIRS[pointsOf(cards[0])]?.[column] : undefined
  if (pair) return pair
  if (isSoft) return total >= SOFT_STANDS ? 'S' : (SOFT[total]?.[column] ?? 'H')
  if (total >= HARD_STANDS) return 'S'
  return total < HARD_LEAST ? 'H' : (HARD[total]?.[column] ?? 'H')
}

const LETTERS: Readonly<Record<string, readonly BlackjackAct[]>> = {
  H: ['hit'],
  S: ['stand'],
  P: ['split'],
  D: ['double', 'hit'],
  d: ['double', 'stand'],
}

/** The act of the best strategy for a hand against the dealer's card, among the allowed ones. */
export function bestAct(cards: readonly Card[], up: Card, acts: readonly BlackjackAct[]): BlackjackAct {
  const column = (pointsOf(up) + 8) % 10
  const wished = LETTERS[letterFor(cards, column, acts.includes('split'))] ?? []
  return wished.find((act) => acts.includes(act)) ?? 'stand'
}
