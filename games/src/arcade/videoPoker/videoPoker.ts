import { present } from '@ronda/core'
import { WHOLE, type ArcadeRules } from '../arcade.ts'
import { openShoe, type Card } from '../cards/deck.ts'
import { valueOf } from '../cards/handValue.ts'
import { fieldsOf } from '../read.ts'
import { paysOf, POKER_PRIZES, prizeName, type PokerPrize, type PokerTable } from './pays.ts'

const HAND = 5

export type PokerBet = Readonly<Record<string, never>>

/** Which of the five cards stay. The others are replaced, each by the next card of the deck. */
export type PokerMove = { readonly hold: readonly boolean[] }

export type PokerView = {
  /** What was dealt, and what is in the hand now. */
  readonly dealt: readonly Card[]
  readonly cards: readonly Card[]
  /** Known once the cards have been drawn. */
  readonly held: readonly boolean[] | null
  /** What the hand that is seen now is worth. */
  readonly prize: PokerPrize
}

function readHold(value: unknown): readonly boolean[] | undefined {
  if (!Array.isArray(value) || value.length !== HAND) return undefined
  const held: readonly unknown[] = value
  return held.every((each) => typeof each === 'boolean') ? held : undefined
}

/** Five cards, one exchange, and a pay table. */
export function pokerRules(table: PokerTable): ArcadeRules<PokerBet, PokerMove, PokerView> {
  return {
    id: table.id,
    model: { id: table.id, deck: 52, prizes: POKER_PRIZES, pays: table.pays },
    readBet: () => ({}),
    readMove(value) {
      const hold = readHold(fieldsOf(value)['hold'])
      return hold && { hold }
    },
    costOf: () => WHOLE,
    play(_, moves, rng) {
      if (moves.length > 1) return undefined
      const draw = openShoe(1, rng)
      const dealt = Array.from({ length: HAND }, draw)
      const held = moves[0]?.hold ?? null
      const cards = held === null ? dealt : dealt.map((card, at) => (present(held[at], 'five places') ? card : draw()))
      const value = valueOf(cards)
      const view = { dealt, cards, held, prize: prizeName(value) }
      return { view, isOver: held !== null, staked: WHOLE, paid: held === null ? 0 : paysOf(table, value) * WHOLE }
    },
    // As dealt: a player who left may hold a winning hand, and no card of it is discarded for them.
    finish: () => ({ hold: Array.from({ length: HAND }, () => true) }),
  }
}
