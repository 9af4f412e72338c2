import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, startEmbedded } from '../postgres/embedded.ts'
import { findMigrations, migrate } from '../postgres/migrate.ts'
import { temporaryFolder } from './folder.ts'

/** Starts one PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder('test')
  const server = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const template = await createDatabase(server, 'ronda_template')
  await migrate(template, findMigrations(join(import.meta.dirname, '../..')))
  process.env['RONDA_TEST_POSTGRES'] = server.url('postgres')
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
