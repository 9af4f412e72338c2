import { buildPages, openTestPostgres } from './openTestServer.ts'
import { POSTGRES_VARIABLE } from './serverProcess.ts'

/** Runs once before all journeys: builds the pages and starts PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const { postgres, close } = await openTestPostgres()
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  return close
}
