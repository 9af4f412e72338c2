import { openTemporaryPostgres } from './temporaryPostgres.ts'

const SETTINGS = {
  /** With a hundred small databases the cleaner would start a process every second, for tables that are soon gone. */
  autovacuum: 'off',
  /** Each worker has a server, and races have two. */
  max_connections: '200',
}

/** Starts one PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTemporaryPostgres('test', { settings: SETTINGS })
  await postgres.createMigrated('ronda_template')
  process.env['RONDA_TEST_POSTGRES'] = postgres.url('postgres')
  return () => postgres.close()
}
