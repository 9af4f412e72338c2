import { join } from 'node:path'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { buildPages } from './openTestServer.ts'
import { PICTURES_VARIABLE, POSTGRES_VARIABLE } from './serverProcess.ts'

/** Runs once before all journeys: builds the pages and starts PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const postgres = await openTemporaryPostgres('e2e')
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  process.env[PICTURES_VARIABLE] = join(postgres.folder, 'pictures')
  return () => postgres.close()
}
