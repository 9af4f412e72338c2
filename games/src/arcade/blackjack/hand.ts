import { rankOf, type Card } from '../cards/deck.ts'

export const TWENTY_ONE = 21
/** The dealer draws below it, and stands on it even when an ace counts eleven. */
export const DEALER_STANDS = 17

/** What cards count: an ace is soft while it counts eleven. */
export type Points = { readonly total: number; readonly isSoft: boolean }

export const NOTHING: Points = { total: 0, isSoft: false }

const ACE = 1
const TEN = 10

/** From 1 for an ace to 10 for tens and pictures. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === 12) return ACE
  return Math.min(rank + 2, TEN)
}

/** One card more. An ace counts eleven as long as that is not too much. */
export function withCard({ total, isSoft }: Points, points: number): Points {
  const hard = total - (isSoft ? 10 : 0) + points
  const hasAce = isSoft || points === ACE
  return hasAce && hard + 10 <= TWENTY_ONE ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false }
}

export const pointsOfHand = (cards: readonly Card[]): Points =>
  cards.reduce((points, card) => withCard(points, pointsOf(card)), NOTHING)

/** An ace and a ten with the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOfHand(cards).total === TWENTY_ONE
