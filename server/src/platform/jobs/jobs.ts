import { PgBoss } from 'pg-boss'
import type { Failures } from '../failures/index.ts'
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

export type JobsOptions = {
  readonly log: Log
  readonly failures: Failures
  /** How often is looked for what is due. */
  readonly lookSeconds?: number
}

async function schedule(boss: PgBoss, job: Job, options: JobsOptions): Promise<void> {
  const { failures, lookSeconds = LOOK_SECONDS } = options
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
    const isDone = await failures.one('job', job.name, () => job.run())
    // Said to the schedule as well, which tries a job that runs once a day again at once.
    if (!isDone) throw new Error(`${job.name} failed`)
  })
}

export async function startJobs(url: string, jobs: readonly Job[], options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: CONNECTIONS_MAX, application_name: 'ronda jobs' })
  boss.on('error', (error) => options.log.warn({ err: error }, 'jobs'))
  await boss.start()
  for (const job of jobs) await schedule(boss, job, options)
  return { stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS_MAX }) }
}
