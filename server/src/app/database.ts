import { join } from 'node:path'
import { opensTransportKeys } from '../platform/http/index.ts'
import { openDb, type Db } from '../platform/postgres/db.ts'
import { findMigrations, isMigrated, migrate } from '../platform/postgres/migrate.ts'
import { unsafeSettings } from '../platform/postgres/safety.ts'
import { isKeyOfDatabase } from '../platform/secrets/index.ts'
import { StartupError } from './explain.ts'
import type { ServerOptions } from './options.ts'

const WRONG_KEY =
  'The secret key is not the one that this database is sealed with. Nothing was changed. Start with the right one: ' +
  'SECRET_KEY, or the file secret.key of the data folder where that is not set.'

type DatabaseOptions = Pick<ServerOptions, 'databaseUrl' | 'key' | 'connectMsMax' | 'onStep'>

const migrations = () => findMigrations(join(import.meta.dirname, '..'))

/** Refuses a PostgreSQL that does not keep what it has acknowledged. */
export async function refuseUnsafe(url: string): Promise<void> {
  const unsafe = await unsafeSettings(url)
  if (unsafe.length === 0) return
  throw new StartupError(
    `This PostgreSQL could lose acknowledged money: ${unsafe.join(', ')}. Ronda does not start on it.`,
  )
}

/** Refuses a database that would have to be changed first: whoever only looks must not move it to another version. */
export async function refuseOlder(url: string): Promise<void> {
  if (await isMigrated(url, migrations())) return
  throw new StartupError(
    'This database is empty, or of an older version. Set it up with npm run setup, or bring it up to date with npm start.',
  )
}

/** Opens a database, brought to the newest schema first. A key that is not its own is refused. */
export async function openDatabase({ databaseUrl, key, connectMsMax, onStep }: DatabaseOptions): Promise<Db> {
  const applied = await migrate(databaseUrl, migrations())
  if (applied.length > 0) onStep?.(`${applied.length} migrations applied`)
  const db = openDb(databaseUrl, { connectMsMax })
  if (await isKeyOfDatabase({ db, key, opensSealedValue: () => opensTransportKeys(db, key) })) return db
  await db.close()
  throw new StartupError(WRONG_KEY)
}
