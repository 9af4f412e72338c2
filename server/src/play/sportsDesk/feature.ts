import type { Currency } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { carryOut, LEAGUE_PACE, type CorrectOptions, type LeaguePace } from '../sports/index.ts'
import type { BoardOptions } from './board.actions.ts'
import { sportsDeskJobs } from './sportsDesk.jobs.ts'
import { sportsDeskRoutes, type DeskOptions } from './sportsDesk.routes.ts'

export type SportsDeskNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly currency: Currency
  readonly pace?: LeaguePace | undefined
  /** Agents are a higher domain, so what they see of a member is passed in. */
  readonly pseudonymOf: BoardOptions['pseudonymOf']
  readonly sports: Opened<{
    readonly betting: Pick<BoardOptions, 'limitsOf'>
    readonly settling: CorrectOptions
  }>
}

/** Named, so that the type of all features together stays short enough to be written. */
export type SportsDeskFeature = {
  readonly api: { readonly options: DeskOptions }
  readonly handlers: { readonly sportsDesk: ReturnType<typeof sportsDeskRoutes> }
  readonly jobs: readonly Job[]
}

/** What staff see of the sportsbook, and what they may do about it. */
export function openSportsDeskFeature(needs: SportsDeskNeeds): SportsDeskFeature {
  const { platform, currency, pace = LEAGUE_PACE, pseudonymOf, sports } = needs
  const { db, clock, ids, failures } = platform
  const { betting, settling } = sports.api
  const options: DeskOptions = {
    db,
    clock,
    ids,
    failures,
    currency,
    pace,
    pseudonymOf,
    limitsOf: betting.limitsOf,
    carryOut: (decided) => carryOut(settling, decided),
  }
  return {
    api: { options },
    handlers: { sportsDesk: sportsDeskRoutes(options) },
    jobs: sportsDeskJobs(options),
  }
}
