import { startJobs, type Job, type JobsOptions } from '../platform/jobs/jobs.ts'
import { cleanUpOutbox, startPump } from '../platform/outbox/index.ts'
import type { Platform } from '../platform/platform.ts'
import { consumersOf, jobsOf, type FeatureTable } from './feature.ts'

/** Starts the work beside the calls: the outbox pump, and the scheduled jobs if they are wanted here. */
export function startWork(platform: Platform, features: FeatureTable, withJobs: boolean, onRun?: JobsOptions['onRun']) {
  const { db, log } = platform
  const consumers = consumersOf(features)
  const pump = startPump(platform, consumers)
  const jobs: readonly Job[] = [
    ...jobsOf(features),
    { name: 'outbox.clean-up', cron: '* * * * *', secondsMax: 60, run: () => cleanUpOutbox(db, consumers) },
  ]
  // After the port is open: creating the job tables takes a second on a new database.
  const schedule = withJobs ? startJobs(db.url, jobs, { ...platform, onRun }) : undefined
  schedule?.catch((error: unknown) => log.error({ err: error }, 'the schedule did not start'))
  return {
    consumers,
    jobs,
    /** Delivers new events at once. */
    wake: (): void => pump.wake(),
    /** Waits for work that has begun. */
    async stop(): Promise<void> {
      await (await schedule?.catch(() => undefined))?.stop()
      await pump.stop()
    },
  }
}

export type Work = ReturnType<typeof startWork>
