import { kindOf, isRoyal, leastPair } from '../cards/handValue.ts'

/** The call costs twice the ante. */
export const CALL = 2

/** The dealer's hand counts from a pair of fours on. */
const FOUR = 2
export const QUALIFIES: number = leastPair(FOUR)

/** What the ante wins by the kind of the player's hand, in antes; the last is a royal flush. */
export const ANTE_WINS: readonly number[] = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100]

export type HoldemOutcome = 'fold' | 'unqualified' | 'win' | 'tie' | 'lose'

export function outcomeOf(player: number, dealer: number): HoldemOutcome {
  if (dealer < QUALIFIES) return 'unqualified'
  if (player === dealer) return 'tie'
  return player > dealer ? 'win' : 'lose'
}

/** What the ante wins with a hand, in antes. */
export const anteWins = (player: number): number => ANTE_WINS[isRoyal(player) ? 9 : kindOf(player)] ?? 0

/** What a hand that was called wins or loses altogether, in antes. */
export function netOf(player: number, dealer: number): number {
  switch (outcomeOf(player, dealer)) {
    case 'unqualified':
      return anteWins(player)
    case 'win':
      return anteWins(player) + CALL
    case 'tie':
      return 0
    default:
      return -1 - CALL
  }
}
