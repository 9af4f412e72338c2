import { join } from 'node:path'
import { openTemporaryPostgres } from '../server/src/platform/testing/temporaryPostgres.ts'
import { buildPages } from './openTestServer.ts'
import { PICTURES_VARIABLE, POSTGRES_VARIABLE } from './serverProcess.ts'

/** Each worker has a server, and some journeys one of their own beside it. */
const CONNECTIONS_MAX = '200'

/** Runs once before all journeys: builds the pages and starts PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const postgres = await openTemporaryPostgres('e2e', { settings: { max_connections: CONNECTIONS_MAX } })
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  process.env[PICTURES_VARIABLE] = join(postgres.folder, 'pictures')
  return () => postgres.close()
}
