import type { Language } from '@ronda/i18n'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openGameStates } from './state.actions.ts'
import { gameStateRoutes } from './state.routes.ts'

export type StateNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'hub'>
  readonly round: Opened<{ readonly nameOf: (game: string, language: Language) => string | undefined }>
}

/** Which games are open, in maintenance or hidden. */
export async function openStateFeature(needs: StateNeeds) {
  const {
    platform: { db, clock, hub },
  } = needs
  const { nameOf } = needs.round.api
  const states = await openGameStates({ db, clock })
  // Open pages read the games again.
  states.onChanged(() => hub.sendAll({ type: 'games' }))
  return { api: states, handlers: { gameStates: gameStateRoutes(states, nameOf) }, close: () => states.close() }
}
