import { present, type Rng } from '@ronda/core'

/** 0 to 51: the thirteen ranks from two to ace, suit after suit. */
export type Card = number

export const RANKS = 13
export const DECK = 52

/** From 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => card % RANKS

export const suitOf = (card: Card): number => Math.floor(card / RANKS)

/** The rank's letter and the suit's: `As` is the ace of spades. For tests and screen readers. */
const RANK_LETTERS = '23456789TJQKA'
const SUIT_LETTERS = 'cdhs'

export const cardName = (card: Card): string => `${RANK_LETTERS[rankOf(card)]}${SUIT_LETTERS[suitOf(card)]}`

/** Parses "As Kd" into two cards. Only used for our own tests and tables. */
export function cardsOf(names: string): readonly Card[] {
  return names.split(' ').map((name) => {
    const [rank = '', suit = ''] = name
    return SUIT_LETTERS.indexOf(suit) * RANKS + RANK_LETTERS.indexOf(rank)
  })
}

/**
 * Cards one after the other, each equally likely among those that are left: a Fisher–Yates shuffle that is carried on
 * only as far as cards are asked for. The order is fixed by the round's draws alone, so no decision can change which
 * card comes next.
 */
export function openShoe(decks: number, rng: Rng): () => Card {
  const cards = Array.from({ length: decks * DECK }, (_, at) => at % DECK)
  let dealt = 0
  return () => {
    const at = dealt + rng(cards.length - dealt)
    const card = present(cards[at], 'a card that is left')
    cards[at] = present(cards[dealt], 'the card at the top')
    cards[dealt] = card
    dealt += 1
    return card
  }
}
