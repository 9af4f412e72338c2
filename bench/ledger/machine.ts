import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startEmbedded, type EmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts'
import { findMigrations, migrate } from '../../server/src/platform/postgres/migrate.ts'

const SERVER = join(import.meta.dirname, '../../server/src')

/** A PostgreSQL of its own, with the settings of production, removed after the measurement. */
export type Machine = {
  readonly postgres: EmbeddedPostgres
  readonly dataDir: string
  /** A new database with all tables. */
  newServer(name: string): Promise<string>
  close(): Promise<void>
}

export async function openMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-bench-'))
  // PostgreSQL may run as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'postgres')
  const postgres = await startEmbedded({ dataDir })
  return {
    postgres,
    dataDir,
    async newServer(name) {
      const url = await createDatabase(postgres, name)
      await migrate(url, findMigrations(SERVER))
      return url
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
