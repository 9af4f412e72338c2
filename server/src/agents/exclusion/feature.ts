import { ATOMS_PER_UNIT } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import type { Settings } from '../../brand/settings/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../../rewards/bet/index.ts'
import type { DeskOptions } from './desk.actions.ts'
import { exclusionJobs } from './exclusion.jobs.ts'
import { exclusionDeskRoutes, exclusionRoutes } from './exclusion.routes.ts'
import type { LookOptions } from './look.actions.ts'

export type ExclusionNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly games: RewardGames
  /** Games whose rounds many share. */
  readonly shareds: readonly SharedTitle[]
  readonly settings: Opened<Settings>
}

/** Bets that are taken out of the valid bets of contracts: found by rules, decided by staff, appealed by agents. */
export function openExclusionFeature({ platform, games, shareds, settings }: ExclusionNeeds) {
  const { db, clock, ids, failures } = platform
  const options: LookOptions & DeskOptions = {
    db,
    clock,
    ids,
    failures,
    isOwn,
    shareds: new Map(shareds.map((title) => [title.gameCode, title])),
    secondFrom: async () => BigInt((await settings.api.current()).money.staff.exclusionsFrom) * ATOMS_PER_UNIT,
  }
  return {
    api: { options },
    handlers: {
      exclusions: exclusionRoutes(options),
      exclusionDesk: exclusionDeskRoutes({ ...options, games }),
    },
    jobs: exclusionJobs(options),
  }
}
