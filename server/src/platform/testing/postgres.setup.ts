import { openTemporaryPostgres } from './temporaryPostgres.ts'

/** Starts one PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await openTemporaryPostgres('test')
  await postgres.createMigrated('ronda_template')
  process.env['RONDA_TEST_POSTGRES'] = postgres.url('postgres')
  return () => postgres.close()
}
