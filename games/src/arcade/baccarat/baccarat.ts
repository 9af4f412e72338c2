import type { Rng } from '@ronda/core'
import { WHOLE, type ArcadeRules } from '../arcade.ts'
import { openShoe, rankOf, type Card } from '../cards/deck.ts'
import { tableGame, type TableBet, type TableOutcome, type TableRules } from '../tableRules.ts'
import { dealCoup, handTotal, pointsOf, winnerOf, type Coup, type Winner } from './coup.ts'

/** A fresh shoe for every coup. */
export const DECKS = 8

export const BACCARAT_PLACES = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type BaccaratPlace = (typeof BACCARAT_PLACES)[number]

/** What a winning chip pays, the chip included, in ten-thousandths: the banker's chip pays 5 % commission. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratPlace, number>> = {
  player: 2 * WHOLE,
  banker: 1.95 * WHOLE,
  tie: 9 * WHOLE,
  playerPair: 12 * WHOLE,
  bankerPair: 12 * WHOLE,
}

export type BaccaratResult = Coup<Card> & {
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly winner: Winner
}
export type BaccaratView = TableOutcome<BaccaratResult>

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)

function returnedOn(place: BaccaratPlace, result: BaccaratResult): number {
  const wins: Readonly<Record<BaccaratPlace, boolean>> = {
    player: result.winner === 'player',
    banker: result.winner === 'banker',
    tie: result.winner === 'tie',
    playerPair: isPair(result.player),
    bankerPair: isPair(result.banker),
  }
  if (wins[place]) return BACCARAT_PAYS[place]
  // A tie returns the chips on player and banker.
  return wins.tie && (place === 'player' || place === 'banker') ? WHOLE : 0
}

/** A coup from a fresh shoe, and who has won it. */
function drawCoup(rng: Rng): BaccaratResult {
  const coup = dealCoup(openShoe(DECKS, rng), pointsOf)
  const [playerTotal, bankerTotal] = [handTotal(coup.player), handTotal(coup.banker)]
  return { ...coup, playerTotal, bankerTotal, winner: winnerOf(playerTotal, bankerTotal) }
}

/** The table itself, for single-player and for shared rounds. */
export const baccaratTable: TableRules<BaccaratResult> = {
  id: 'baccarat',
  model: { id: 'baccarat', decks: DECKS, pays: BACCARAT_PAYS, tie: 'gives back player and banker' },
  places: new Set(BACCARAT_PLACES),
  draw: drawCoup,
  returned: (place, result) => returnedOn(place as BaccaratPlace, result),
}

export const baccarat: ArcadeRules<TableBet, never, BaccaratView> = tableGame(baccaratTable)
