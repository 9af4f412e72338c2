import { openTemporaryPostgres } from './temporaryPostgres.ts'

/** With a hundred small databases the cleaner would start a process every second, for tables that are soon gone. */
const SETTINGS = { autovacuum: 'off' }

/** Starts one PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTemporaryPostgres('test', { settings: SETTINGS })
  await postgres.createMigrated('ronda_template')
  process.env['RONDA_TEST_POSTGRES'] = postgres.url('postgres')
  return () => postgres.close()
}
