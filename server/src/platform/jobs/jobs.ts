import { PgBoss } from 'pg-boss'
import type { Log } from '../log/log.ts'

/** Work the clock asks for. Run by one process at a time, and tried again when it fails. */
export type Job = {
  readonly name: string
  /** Minutes, hours, days, months and weekdays, in UTC. */
  readonly cron: string
  /** Longer than this, and it is given to someone else. */
  readonly secondsMax: number
  run(): Promise<unknown>
}

export type Jobs = {
  /** Waits for work that has begun. */
  stop(): Promise<void>
}

const CONNECTIONS_MAX = 2
/** Schedules are minutes apart; looking more often only costs. */
const LOOK_SECONDS = 5
const KEPT_SECONDS = 86_400
const STOP_MS_MAX = 10_000

async function schedule(boss: PgBoss, job: Job, log: Log, lookSeconds: number): Promise<void> {
  await boss.createQueue(job.name, {
    // One waiting and one at work: a job that is late is not piled up.
    policy: 'stately',
    retryLimit: 2,
    retryBackoff: true,
    expireInSeconds: job.secondsMax,
    deleteAfterSeconds: KEPT_SECONDS,
  })
  await boss.schedule(job.name, job.cron)
  await boss.work(job.name, { pollingIntervalSeconds: lookSeconds }, async () => {
    try {
      await job.run()
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed')
      throw error
    }
  })
}

export async function startJobs(
  url: string,
  jobs: readonly Job[],
  log: Log,
  lookSeconds: number = LOOK_SECONDS,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: CONNECTIONS_MAX, application_name: 'ronda jobs' })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  await boss.start()
  for (const job of jobs) await schedule(boss, job, log, lookSeconds)
  return { stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS_MAX }) }
}
