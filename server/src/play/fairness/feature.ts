import type { Opened, Platform } from '../../platform/platform.ts'
import { fairnessRoutes } from './fairness.routes.ts'
import { openSeats } from './seats.actions.ts'
import type { SeedOptions } from './seed.actions.ts'

export type FairnessNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly round: Opened<{
    readonly countRounds: SeedOptions['countRounds']
    readonly findOpenGame: SeedOptions['findOpenGame']
    readonly titleOf: (game: string) => { readonly names: Readonly<Record<string, string>> } | undefined
  }>
}

/** The seeds that decide rounds. */
export function openFairnessFeature(needs: FairnessNeeds) {
  const { platform } = needs
  const { db, clock, key } = platform
  const { countRounds, findOpenGame, titleOf } = needs.round.api
  // A game that is no longer offered has no name, only its code.
  const namesOf: SeedOptions['namesOf'] = (game) => titleOf(game)?.names ?? { en: game, es: game }
  const seats = openSeats({ db, clock, key, countRounds, findOpenGame, namesOf })
  return { api: seats, handlers: { fairness: fairnessRoutes(db, seats) } }
}
