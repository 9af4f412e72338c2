import type { Currency } from '@ronda/core'
import type { Opened, Platform } from '../../platform/platform.ts'
import { LEAGUE_PACE, type LeaguePace } from '../sports/index.ts'
import type { BoardOptions } from './board.actions.ts'
import { sportsDeskRoutes, type DeskOptions } from './sportsDesk.routes.ts'

export type SportsDeskNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock'>
  readonly currency: Currency
  readonly pace?: LeaguePace | undefined
  /** Agents are a higher domain, so what they see of a member is passed in. */
  readonly pseudonymOf: BoardOptions['pseudonymOf']
  readonly sports: Opened<{ readonly betting: Pick<BoardOptions, 'limitsOf'> }>
}

/** What staff see of the sportsbook, and what they may do about it. */
export function openSportsDeskFeature(needs: SportsDeskNeeds) {
  const { platform, currency, pace = LEAGUE_PACE, pseudonymOf, sports } = needs
  const { db, clock } = platform
  const options: DeskOptions = { db, clock, currency, pace, pseudonymOf, limitsOf: sports.api.betting.limitsOf }
  return { api: { options }, handlers: { sportsDesk: sportsDeskRoutes(options) } }
}
