import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { buildPages } from './openTestServer.ts'
import { POSTGRES_VARIABLE } from './serverProcess.ts'

/** Runs once before all journeys: builds the pages and starts PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const postgres = await openTemporaryPostgres('e2e')
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  return () => postgres.close()
}
