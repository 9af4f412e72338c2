import { buildPages, openTestPostgres } from './openTestServer.ts'
import { POSTGRES_VARIABLE } from './serverProcess.ts'

/** Once for all journeys: the pages are built and PostgreSQL is started. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const { postgres, close } = await openTestPostgres()
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  return close
}
