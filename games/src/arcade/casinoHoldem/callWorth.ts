import { DECK, type Card } from '../cards/deck.ts'
import { eachValue, flipCard, noCards, valueOf } from '../cards/handValue.ts'
import { choose, everySet } from '../cards/sets.ts'
import { netOf } from './settle.ts'

/** In how many ways turn, river and the dealer's two cards can still come. */
export const ENDS: number = choose(47, 2) * choose(45, 2)

/**
 * The total result of a call, in antes won or lost over all possible ends: each of them is dealt. A fold loses one ante
 * in each, so a call is right when this is more than minus `ENDS`.
 */
export function callWorth(player: readonly Card[], flop: readonly Card[]): number {
  const seen = new Set([...player, ...flop])
  const rest = Array.from({ length: DECK }, (_, card) => card).filter((card) => !seen.has(card))
  let net = 0
  for (const [turn = 0, river = 0] of everySet(2, rest.length)) {
    const board = [...flop, rest[turn] as number, rest[river] as number]
    const theirs = noCards()
    for (const card of board) flipCard(theirs, card)
    const unseen = rest.filter((_, at) => at !== turn && at !== river)
    const ours = valueOf([...player, ...board])
    eachValue(theirs, unseen, 2, (value) => (net += netOf(ours, value)))
  }
  return net
}
