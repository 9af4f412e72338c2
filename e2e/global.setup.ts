import { join } from 'node:path'
import { buildPages, openTestPostgres } from './openTestServer.ts'
import { PICTURES_VARIABLE, POSTGRES_VARIABLE } from './serverProcess.ts'

/** Runs once before all journeys: builds the pages and starts PostgreSQL. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildPages()
  const { postgres, folder, close } = await openTestPostgres()
  process.env[POSTGRES_VARIABLE] = postgres.url('DATABASE')
  process.env[PICTURES_VARIABLE] = join(folder, 'pictures')
  return close
}
