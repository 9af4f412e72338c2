import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from '../postgres/embedded.ts'
import { findMigrations, migrate } from '../postgres/migrate.ts'
import { diskFolder, temporaryFolder } from './folder.ts'

const SERVER = join(import.meta.dirname, '../..')

/** A PostgreSQL of its own in a temporary folder, which `close` removes. */
export type TemporaryPostgres = Pick<EmbeddedPostgres, 'url' | 'stop'> & {
  /** Another one after a restart. */
  readonly pid: number
  /** For other files that are removed with the database. */
  readonly folder: string
  /** A new database without tables. */
  create(database: string): Promise<string>
  /** A new database with all tables. */
  createMigrated(database: string): Promise<string>
  /** Starts it again on the same data, after it was stopped or killed. */
  restart(): Promise<void>
  close(): Promise<void>
}

export type TemporaryOptions = Pick<EmbeddedOptions, 'settings'> & {
  /** On disk as in production, for what measures the database or kills it; otherwise in memory where there is room. */
  readonly isOnDisk?: boolean
}

export async function openTemporaryPostgres(
  name: string,
  { isOnDisk = false, ...options }: TemporaryOptions = {},
): Promise<TemporaryPostgres> {
  const folder = isOnDisk ? diskFolder(name) : temporaryFolder(name)
  const start = (): Promise<EmbeddedPostgres> => startEmbedded({ dataDir: join(folder, 'postgres'), ...options })
  let running = await start()
  const create = (database: string): Promise<string> => createDatabase(running, database)
  return {
    get pid() {
      return running.pid
    },
    folder,
    url: (database) => running.url(database),
    create,
    async createMigrated(database) {
      const url = await create(database)
      await migrate(url, findMigrations(SERVER))
      return url
    },
    async restart() {
      running = await start()
    },
    stop: () => running.stop(),
    async close() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
