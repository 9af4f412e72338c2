import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { cpuSeconds, familyCpuSeconds, machineCpuSeconds } from '../cpu.ts'
import type { Report } from '../report.ts'

/** Of one piece of work: other programs share the machine, and what they do shows in the time by the clock alone. */
export type Used = {
  readonly seconds: number
  /** Processor time of this process, and of PostgreSQL. */
  readonly server: number
  readonly database: number
  /** Processors that others had busy meanwhile. */
  readonly others: number
}

export async function timed<T>(databasePid: number, work: () => Promise<T>): Promise<Used & { readonly result: T }> {
  const now = () => ({
    clock: performance.now() / 1_000,
    server: cpuSeconds(process.pid),
    database: familyCpuSeconds(databasePid),
    machine: machineCpuSeconds(),
  })
  const before = now()
  const result = await work()
  const after = now()
  const [server, database] = [after.server - before.server, after.database - before.database]
  const seconds = after.clock - before.clock
  const others = Math.max(0, after.machine - before.machine - server - database) / seconds
  return { result, seconds, server, database, others }
}

/** More than this, and times by the clock say more about others than about the work. */
const NOISY = 0.5

export const noteUsed = (report: Report, name: string, { seconds, server, database, others }: Used): void =>
  report.note(
    `${name}: ${seconds.toFixed(1)} s; processor time: server ${server.toFixed(1)} s, PostgreSQL ${database.toFixed(1)} s` +
      `; others ${others.toFixed(1)} processors${others > NOISY ? ' (noisy)' : ''}`,
  )

/** Pages of 8 KB that PostgreSQL looked at: the same on a busy machine. */
export async function countPages(client: pg.Client): Promise<number> {
  // Connections hand their counts in a second after their last transaction at the latest.
  await wait(1_200)
  const { rows } = await client.query<{ pages: string }>(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.pages ?? 0)
}
