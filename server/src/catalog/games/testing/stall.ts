import type { GameListRequest, GameState } from '@ronda/contract'
import { arcadeTitles, sharedTitles, slotTitles } from '@ronda/games'
import { Catalogue } from '../catalogue.actions.ts'

/** The least one can stake in the stall. */
export const MIN_BET = 20_000n

export type Stall = {
  readonly catalogue: Catalogue
  readonly states: Map<string, GameState>
  readonly rounds: Map<string, number>
}

/** A whole catalogue, whose states and rounds a test may change; then it calls `refresh`. */
export function openStall(): Stall {
  const states = new Map<string, GameState>()
  const rounds = new Map<string, number>()
  const catalogue = new Catalogue({
    slots: slotTitles(),
    arcades: arcadeTitles,
    shareds: sharedTitles,
    minBet: MIN_BET,
    pictureOf: (gameCode, language) => ({
      url: `/${language}/${gameCode}`,
      largeUrl: `/${language}/${gameCode}/large`,
    }),
    stateOf: (gameCode) => states.get(gameCode) ?? 'open',
    roundsOf: (gameCode) => rounds.get(gameCode) ?? 0,
  })
  return { catalogue, states, rounds }
}

export const everything: GameListRequest = { language: 'es', pageNo: 1, pageSize: 40 }
