import type { GameListRequest, GameState } from '@ronda/contract'
import { arcadeTitles, sharedTitles, slotTitles } from '@ronda/games'
import { Catalogue } from '../catalogue.actions.ts'

/** The smallest bet in the test catalogue. */
export const MIN_BET = 20_000n

export type CatalogueFixture = {
  readonly catalogue: Catalogue
  readonly states: Map<string, GameState>
  readonly rounds: Map<string, number>
}

/** A full catalogue. A test may change its states and rounds, and then calls `refresh`. */
export function openCatalogueFixture(): CatalogueFixture {
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
