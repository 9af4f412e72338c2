import pg from 'pg'
import { expect, test } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { listFailures, openFailures } from '../failures/index.ts'
import { openLog } from '../log/log.ts'
import { openDb } from '../postgres/db.ts'
import { testDatabase } from '../testing/database.ts'
import { startJobs, type Job } from './jobs.ts'

test('the schedule of a job that is no longer there is removed', async () => {
  const url = await testDatabase()
  const job = (name: string): Job => ({ name, cron: '0 0 1 1 *', secondsMax: 60, run: async () => undefined })
  const db = openDb(url)
  const log = openLog('silent')
  const options = { log, failures: openFailures({ db, clock: systemClock, log }) }
  await (await startJobs(url, [job('kept'), job('renamed')], options)).stop()
  await (await startJobs(url, [job('kept'), job('new-name')], options)).stop()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from pgboss.schedule order by name')
  expect(rows.map(({ name }) => name)).toEqual(['kept', 'new-name'])
  await client.end()
  await db.close()
})

test('a job that fails is recorded and runs again; stopping waits for it', async () => {
  const url = await testDatabase()
  let runs = 0
  let isDone = false
  const job = {
    name: 'test.job',
    cron: '0 0 1 1 *',
    secondsMax: 60,
    async run() {
      runs += 1
      if (runs === 1) throw new Error('once')
      await new Promise((resolve) => setTimeout(resolve, 300))
      isDone = true
    },
  }
  const db = openDb(url)
  const log = openLog('silent')
  const failures = openFailures({ db, clock: systemClock, log })
  const jobs = await startJobs(url, [job], { log, failures, pollSeconds: 0.5 })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select name, cron from pgboss.schedule')
  expect(rows).toEqual([{ name: 'test.job', cron: '0 0 1 1 *' }])

  await client.query(
    `insert into pgboss.job (name, policy, retry_limit, retry_backoff) values ('test.job', 'stately', 2, false)`,
  )
  const failedJobs = async () =>
    (await db.read((tx) => listFailures(tx, 10))).map(({ kind, item }) => `${kind} ${item}`)
  await expect.poll(failedJobs).toEqual(['job test.job'])
  await expect.poll(() => runs).toBe(2)
  await jobs.stop()
  expect(isDone).toBe(true)
  expect(await failedJobs()).toEqual([])
  await client.end()
  await db.close()
})
