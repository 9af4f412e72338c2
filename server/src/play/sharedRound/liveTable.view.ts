import { LIVE_RESULTS_MAX, type LiveResult, type LiveTable, type SharedTableState } from '@ronda/contract'
import {
  colourOf,
  markOf,
  markOfDice,
  type BaccaratResult,
  type Dice,
  type DragonTigerResult,
  type RouletteResult,
  type SharedTitle,
} from '@ronda/games'

const ofWinner = ({ winner }: BaccaratResult | DragonTigerResult): LiveResult => ({
  mark: markOf({ winner }),
  number: null,
  side: winner,
})

function ofDice({ dice }: { readonly dice: Dice }): LiveResult {
  const mark = markOfDice({ dice })
  const side = { red: 'big', blue: 'small', tie: 'triple' } as const
  return { mark, number: dice.reduce((sum, die) => sum + die, 0), side: side[mark] }
}

const ofPocket = ({ pocket }: RouletteResult): LiveResult => ({ mark: colourOf(pocket), number: pocket, side: null })

/** How the outcomes of a live table are shown, by the id of its rules. The rules define what an outcome holds. */
const RESULTS: Readonly<Record<string, (outcome: object) => LiveResult>> = {
  roulette: (outcome) => ofPocket(outcome as RouletteResult),
  baccarat: (outcome) => ofWinner(outcome as BaccaratResult),
  baccaratNoCommission: (outcome) => ofWinner(outcome as BaccaratResult),
  dragonTiger: (outcome) => ofWinner(outcome as DragonTigerResult),
  sicBo: (outcome) => ofDice(outcome as { readonly dice: Dice }),
}

/** A live table as the lobby shows it. A voided round has no result. */
export function liveTableOf(title: SharedTitle, state: SharedTableState, roundMax: number): LiveTable {
  const resultOf = RESULTS[title.rules.id]
  const outcomes = state.past.flatMap(({ outcome }) => (outcome === null ? [] : [outcome]))
  return {
    gameCode: title.gameCode,
    roundMax,
    players: state.players,
    last: resultOf === undefined ? [] : outcomes.slice(0, LIVE_RESULTS_MAX).map(resultOf),
  }
}
