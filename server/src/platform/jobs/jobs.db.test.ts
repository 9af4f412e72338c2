import pg from 'pg'
import { expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { testDatabase } from '../testing/database.ts'
import { startJobs } from './jobs.ts'

test('a job that is due runs once, fails once, and runs again; stopping waits for it', async () => {
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
  const jobs = await startJobs(url, [job], openLog('silent'), 0.5)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select name, cron from pgboss.schedule')
  expect(rows).toEqual([{ name: 'test.job', cron: '0 0 1 1 *' }])

  await client.query(
    `insert into pgboss.job (name, policy, retry_limit, retry_backoff) values ('test.job', 'stately', 2, false)`,
  )
  await expect.poll(() => runs).toBe(2)
  await jobs.stop()
  expect(isDone).toBe(true)
  await client.end()
})
