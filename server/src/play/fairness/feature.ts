import type { Platform } from '../../platform/platform.ts'
import { fairnessRoutes } from './fairness.routes.ts'
import { openSeats } from './seats.actions.ts'
import type { SeedOptions } from './seed.actions.ts'

export type FairnessNeeds = Pick<SeedOptions, 'countRounds' | 'hasOpenRounds'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
}

/** The seeds that decide rounds. */
export function openFairnessFeature({ platform, countRounds, hasOpenRounds }: FairnessNeeds) {
  const { db, clock, key } = platform
  const seats = openSeats({ db, clock, key, countRounds, hasOpenRounds })
  return { api: seats, handlers: { fairness: fairnessRoutes(db, seats) } }
}
