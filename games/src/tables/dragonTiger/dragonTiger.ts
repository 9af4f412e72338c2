import { WHOLE } from '../../arcade/arcade.ts'
import { openShoe, rankOf, RANKS, suitOf, type Card } from '../../arcade/cards/deck.ts'
import type { TableRules } from '../../arcade/tableRules.ts'

/** A fresh shoe for every round. */
export const DRAGON_TIGER_DECKS = 8

export const DRAGON_TIGER_PLACES = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  'dragonSmall',
  'dragonBig',
  'tigerSmall',
  'tigerBig',
] as const
export type DragonTigerPlace = (typeof DRAGON_TIGER_PLACES)[number]

/** What a winning chip pays, the chip included, in ten-thousandths. */
export const DRAGON_TIGER_PAYS: Readonly<Record<DragonTigerPlace, number>> = {
  dragon: 2 * WHOLE,
  tiger: 2 * WHOLE,
  tie: 12 * WHOLE,
  suitedTie: 51 * WHOLE,
  dragonSmall: 2 * WHOLE,
  dragonBig: 2 * WHOLE,
  tigerSmall: 2 * WHOLE,
  tigerBig: 2 * WHOLE,
}

/** On a tie, half of a bet on dragon or tiger is returned. */
const TIE_RETURNS = WHOLE / 2

/** Sevens are neither small nor big: with them both lose. */
const SEVEN = 7

export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie'

export type DragonTigerResult = {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: DragonTigerWinner
}

/** From one for an ace, which is the least here, to thirteen for a king. */
const heightOf = (card: Card): number => ((rankOf(card) + 1) % RANKS) + 1

export function winnerOfCards(dragon: Card, tiger: Card): DragonTigerWinner {
  const above = heightOf(dragon) - heightOf(tiger)
  if (above === 0) return 'tie'
  return above > 0 ? 'dragon' : 'tiger'
}

function hasWon(place: DragonTigerPlace, { dragon, tiger, winner }: DragonTigerResult): boolean {
  const wins: Readonly<Record<DragonTigerPlace, boolean>> = {
    dragon: winner === 'dragon',
    tiger: winner === 'tiger',
    tie: winner === 'tie',
    suitedTie: winner === 'tie' && suitOf(dragon) === suitOf(tiger),
    dragonSmall: heightOf(dragon) < SEVEN,
    dragonBig: heightOf(dragon) > SEVEN,
    tigerSmall: heightOf(tiger) < SEVEN,
    tigerBig: heightOf(tiger) > SEVEN,
  }
  return wins[place]
}

function returnedOn(place: DragonTigerPlace, result: DragonTigerResult): number {
  if (hasWon(place, result)) return DRAGON_TIGER_PAYS[place]
  return result.winner === 'tie' && (place === 'dragon' || place === 'tiger') ? TIE_RETURNS : 0
}

export const dragonTigerTable: TableRules<DragonTigerResult> = {
  id: 'dragonTiger',
  model: {
    id: 'dragonTiger',
    decks: DRAGON_TIGER_DECKS,
    order: 'A23456789TJQK',
    pays: DRAGON_TIGER_PAYS,
    tieReturns: TIE_RETURNS,
    neitherSmallNorBig: SEVEN,
  },
  places: new Set(DRAGON_TIGER_PLACES),
  draw(rng) {
    const deal = openShoe(DRAGON_TIGER_DECKS, rng)
    const [dragon, tiger] = [deal(), deal()]
    return { dragon, tiger, winner: winnerOfCards(dragon, tiger) }
  },
  returned: (place, result) => returnedOn(place as DragonTigerPlace, result),
}
