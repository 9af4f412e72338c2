import { present } from '@ronda/core'
import type { AnyArcade } from '../arcade.ts'

/** A valid bet of each game that needs more than an empty one. */
const BETS: Readonly<Record<string, object>> = {
  dice: { side: 'under', chance: 5_000 },
  limbo: { target: 200 },
  mines: { mines: 3 },
  plinko: { rows: 12, risk: 'medium' },
  keno: { spots: [7, 11, 23] },
  wheel: { segments: 20, risk: 'medium' },
  baccarat: { chips: { player: 1, tie: 1 } },
  roulette: { chips: { red: 2 } },
  bingo: { cards: 2 },
}

/** A valid bet of any game. */
export function betOn(rules: AnyArcade): object {
  const bet = BETS[rules.id] ?? {}
  present(rules.readBet(bet), `a bet of ${rules.id}`)
  return bet
}
