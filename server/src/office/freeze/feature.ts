import type { Controls } from '../../money/control/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FreezeOptions } from './freeze.actions.ts'
import { freezeJobs } from './freeze.jobs.ts'
import { freezeRoutes } from './freeze.routes.ts'

export type FreezeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub'>
  readonly merchant: string
  readonly controls: Controls
  readonly sessions: Sessions
}

/** Parts of an account that staff have stopped. */
export function openFreezeFeature({ platform, merchant, controls, sessions }: FreezeNeeds) {
  const { db, clock, ids, failures, hub } = platform
  const onChanged = cashierPublisher(hub)
  const options: FreezeOptions = { db, clock, ids, failures, merchant, controls, sessions, isOwn, onChanged }
  return { handlers: { freezes: freezeRoutes(options) }, jobs: freezeJobs(options) }
}
