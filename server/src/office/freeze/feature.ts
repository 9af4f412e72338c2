import type { Controls } from '../../money/control/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { FreezeOptions } from './freeze.actions.ts'
import { freezeJobs } from './freeze.jobs.ts'
import { freezeRoutes } from './freeze.routes.ts'

export type FreezeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub'>
  readonly merchant: string
  readonly control: Opened<{ readonly controls: Controls }>
  readonly session: Opened<Sessions>
}

/** Parts of an account that staff have stopped. */
export function openFreezeFeature(needs: FreezeNeeds) {
  const { platform, merchant } = needs
  const { db, clock, ids, failures, hub } = platform
  const { controls } = needs.control.api
  const sessions = needs.session.api
  const onChanged = cashierPublisher(hub)
  const options: FreezeOptions = { db, clock, ids, failures, merchant, controls, sessions, isOwn, onChanged }
  return { handlers: { freezes: freezeRoutes(options) }, jobs: freezeJobs(options) }
}
