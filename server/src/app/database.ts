import { join } from 'node:path'
import { opensTransportKeys } from '../platform/http/index.ts'
import { openDb, type Db } from '../platform/postgres/db.ts'
import { findMigrations, migrate } from '../platform/postgres/migrate.ts'
import { isKeyOfDatabase } from '../platform/secrets/index.ts'
import { StartupError } from './explain.ts'
import type { ServerOptions } from './options.ts'

const WRONG_KEY =
  'The secret key is not the one that this database is sealed with. Nothing was changed. Start with the right one: ' +
  'SECRET_KEY, or the file secret.key of the data folder where that is not set.'

type DatabaseOptions = Pick<ServerOptions, 'databaseUrl' | 'key' | 'connectMsMax' | 'onStep'>

/** Opens a database, brought to the newest schema first. A key that is not its own is refused. */
export async function openDatabase({ databaseUrl, key, connectMsMax, onStep }: DatabaseOptions): Promise<Db> {
  const applied = await migrate(databaseUrl, findMigrations(join(import.meta.dirname, '..')))
  if (applied.length > 0) onStep?.(`${applied.length} migrations applied`)
  const db = openDb(databaseUrl, { connectMsMax })
  if (await isKeyOfDatabase({ db, key, opensSealedValue: () => opensTransportKeys(db, key) })) return db
  await db.close()
  throw new StartupError(WRONG_KEY)
}
