import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { failuresRoutes } from './failures.routes.ts'

export type FailuresNeeds = { readonly platform: Pick<Platform, 'db' | 'clock' | 'failures'> }

/** Items that failed and wait to be tried again. */
export function openFailuresFeature({ platform: { db, clock, failures } }: FailuresNeeds) {
  const jobs: readonly Job[] = [
    { name: 'failures.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => failures.cleanUp() },
  ]
  return { handlers: { failures: failuresRoutes({ db, clock }) }, jobs }
}
