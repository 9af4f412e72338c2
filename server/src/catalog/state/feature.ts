import type { Language } from '@ronda/i18n'
import type { Platform } from '../../platform/platform.ts'
import { openGameStates } from './state.actions.ts'
import { gameStateRoutes } from './state.routes.ts'

export type StateNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'hub'>
  readonly nameOf: (game: string, language: Language) => string | undefined
}

/** Which games are open, in maintenance or hidden. */
export async function openStateFeature({ platform: { db, clock, hub }, nameOf }: StateNeeds) {
  const states = await openGameStates({ db, clock })
  // Open pages read the games again.
  states.onChanged(() => hub.sendAll({ type: 'games' }))
  return { api: states, handlers: { gameStates: gameStateRoutes(states, nameOf) }, close: () => states.close() }
}
