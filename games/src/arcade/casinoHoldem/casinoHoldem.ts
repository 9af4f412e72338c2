import { WHOLE, type ArcadeRules, type ArcadeState } from '../arcade.ts'
import { openShoe, type Card } from '../cards/deck.ts'
import { handName, valueOf, type HandName } from '../cards/handValue.ts'
import { fieldsOf, isOneOf } from '../read.ts'
import { ANTE_WINS, CALL, netOf, outcomeOf, QUALIFIES, type HoldemOutcome } from './settle.ts'

export const HOLDEM_ACTS = ['call', 'fold'] as const

export type HoldemBet = Readonly<Record<string, never>>
export type HoldemMove = { readonly act: (typeof HOLDEM_ACTS)[number] }

export type HoldemView = {
  readonly player: readonly Card[]
  /** The flop; after a call all five. */
  readonly board: readonly Card[]
  /** Turned over when the round is over. */
  readonly dealer: readonly Card[]
  readonly playerHand: HandName
  readonly dealerHand: HandName | null
  /** Null while the player is to decide. */
  readonly outcome: HoldemOutcome | null
}

type Deal = { readonly player: readonly Card[]; readonly dealer: readonly Card[]; readonly board: readonly Card[] }

/** Two cards each, then five for both: all in the order of the deck, whatever is decided later. */
function deal(draw: () => Card): Deal {
  const [one, two, three, four] = [draw(), draw(), draw(), draw()]
  return { player: [one, three], dealer: [two, four], board: Array.from({ length: 5 }, draw) }
}

function called({ player, dealer, board }: Deal): ArcadeState<HoldemView> {
  const [ours, theirs] = [valueOf([...player, ...board]), valueOf([...dealer, ...board])]
  return {
    view: {
      player,
      board,
      dealer,
      playerHand: handName(ours),
      dealerHand: handName(theirs),
      outcome: outcomeOf(ours, theirs),
    },
    isOver: true,
    staked: (1 + CALL) * WHOLE,
    paid: (1 + CALL + netOf(ours, theirs)) * WHOLE,
  }
}

/** A hand that was not called, open or folded: the dealer's cards are shown only when they have no effect any more. */
function uncalled({ player, dealer, board }: Deal, isOver: boolean): ArcadeState<HoldemView> {
  const flop = board.slice(0, 3)
  return {
    view: {
      player,
      board: flop,
      dealer: isOver ? dealer : [],
      playerHand: handName(valueOf([...player, ...flop])),
      dealerHand: null,
      outcome: isOver ? 'fold' : null,
    },
    isOver,
    staked: WHOLE,
    paid: 0,
  }
}

export const casinoHoldem: ArcadeRules<HoldemBet, HoldemMove, HoldemView> = {
  id: 'casino-holdem',
  model: { id: 'casino-holdem', deck: 52, call: CALL, anteWins: ANTE_WINS, dealerQualifies: QUALIFIES },
  readBet: () => ({}),
  readMove(value) {
    const act = fieldsOf(value)['act']
    return isOneOf(act, HOLDEM_ACTS) ? { act } : undefined
  },
  costOf: () => WHOLE,
  play(_, moves, rng) {
    if (moves.length > 1) return undefined
    const dealt = deal(openShoe(1, rng))
    const act = moves[0]?.act
    return act === 'call' ? called(dealt) : uncalled(dealt, act === 'fold')
  },
  // A player who left folds: a call would stake more for them.
  finish: () => ({ act: 'fold' }),
}
