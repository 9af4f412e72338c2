import type { Opened, Platform } from '../../platform/platform.ts'
import { fairnessRoutes } from './fairness.routes.ts'
import { openSeats } from './seats.actions.ts'
import type { SeedOptions } from './seed.actions.ts'

export type FairnessNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly round: Opened<{
    readonly countRounds: SeedOptions['countRounds']
    readonly hasOpenRounds: SeedOptions['hasOpenRounds']
  }>
}

/** The seeds that decide rounds. */
export function openFairnessFeature(needs: FairnessNeeds) {
  const { platform } = needs
  const { db, clock, key } = platform
  const { countRounds, hasOpenRounds } = needs.round.api
  const seats = openSeats({ db, clock, key, countRounds, hasOpenRounds })
  return { api: seats, handlers: { fairness: fairnessRoutes(db, seats) } }
}
