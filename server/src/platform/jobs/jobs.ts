import { PgBoss } from 'pg-boss'
import type { Failures } from '../failures/index.ts'
import type { Log } from '../log/log.ts'

/** Scheduled work. Run by one process at a time, and tried again when it fails. */
export type Job = {
  readonly name: string
  /** Minutes, hours, days, months and weekdays, in UTC. */
  readonly cron: string
  /** After this long it counts as lost and may be run again. */
  readonly secondsMax: number
  run(): Promise<unknown>
}

export type Jobs = {
  /** Waits for work that has begun. */
  stop(): Promise<void>
}

const CONNECTIONS_MAX = 2
/** Schedules are minutes apart; polling more often only costs. */
const POLL_SECONDS = 5
const RETENTION_SECONDS = 86_400
const STOP_MS_MAX = 10_000

export type JobsOptions = {
  readonly log: Log
  readonly failures: Failures
  /** How often due jobs are polled for. */
  readonly pollSeconds?: number
  /** Told after each run. */
  readonly onRun?: ((job: string, isDone: boolean, seconds: number) => void) | undefined
}

async function schedule(boss: PgBoss, job: Job, options: JobsOptions): Promise<void> {
  const { failures, pollSeconds = POLL_SECONDS, onRun } = options
  await boss.createQueue(job.name, {
    // One waiting and one running: late runs do not pile up.
    policy: 'stately',
    retryLimit: 2,
    retryBackoff: true,
    expireInSeconds: job.secondsMax,
    deleteAfterSeconds: RETENTION_SECONDS,
  })
  await boss.schedule(job.name, job.cron)
  await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
    const began = performance.now()
    const isDone = await failures.one('job', job.name, () => job.run())
    onRun?.(job.name, isDone, (performance.now() - began) / 1_000)
    // Thrown for pg-boss as well, which then retries at once a job that runs only once a day.
    if (!isDone) throw new Error(`${job.name} failed`)
  })
}

/** The schedule of a job that was renamed or removed would still queue work that nobody does. */
async function removeOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name))
  const stored = await boss.getSchedules()
  for (const { name } of stored) if (!names.has(name)) await boss.unschedule(name)
}

export async function startJobs(url: string, jobs: readonly Job[], options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: CONNECTIONS_MAX, application_name: 'ronda jobs' })
  boss.on('error', (error) => options.log.warn({ err: error }, 'jobs'))
  await boss.start()
  await removeOthers(boss, jobs)
  for (const job of jobs) await schedule(boss, job, options)
  return { stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS_MAX }) }
}
