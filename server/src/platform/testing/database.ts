import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The test run's own PostgreSQL, started once by `testing/postgres.setup.ts`. */
function serverUrl(): URL {
  const url = process.env['RONDA_TEST_POSTGRES']
  if (!url) throw new Error('tests with a database run under vitest, which starts PostgreSQL first')
  return new URL(url)
}

/** A database of its own for one test file, copied from a freshly migrated one. */
export async function testDatabase(): Promise<string> {
  const url = serverUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  // Copies of one template exclude each other, and test files run side by side.
  await client.query(`select pg_advisory_lock(hashtext('ronda.test'))`)
  await client.query(`create database ${name} template ronda_template strategy file_copy`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
