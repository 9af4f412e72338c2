import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxPart } from '../platform/config/config.ts'
import { openBackgroundTasks } from '../platform/background/backgroundTasks.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openFailures } from '../platform/failures/index.ts'
import { openTransport, opensTransportKeys } from '../platform/http/index.ts'
import { openServerIds } from '../platform/ids/serverId.ts'
import { openMessages } from '../platform/messages/index.ts'
import type { Platform } from '../platform/platform.ts'
import { openDb } from '../platform/postgres/db.ts'
import { findMigrations, migrate } from '../platform/postgres/migrate.ts'
import { makeHub } from '../platform/realtime/index.ts'
import { isKeyOfDatabase, openPasswords } from '../platform/secrets/index.ts'
import { StartupError } from './explain.ts'
import type { ServerOptions } from './options.ts'

const WRONG_KEY =
  'The secret key is not the one that this database is sealed with. Nothing was changed. Start with the right one: ' +
  'SECRET_KEY, or the file secret.key of the data folder where that is not set.'

/** Known once the server listens. */
export type Addresses = { readonly origins: string[]; localOrigin: string | undefined }

/** Opens what features are built on. The database is brought to the newest schema first. */
export async function openPlatform(
  options: ServerOptions,
  sandboxes: ReadonlySet<SandboxPart>,
  addresses: Addresses,
): Promise<Platform> {
  const { databaseUrl, clock = systemClock, log, key, connectMsMax, onStep = () => {} } = options
  const applied = await migrate(databaseUrl, findMigrations(join(import.meta.dirname, '..')))
  if (applied.length > 0) onStep(`${applied.length} migrations applied`)
  const db = openDb(databaseUrl, { connectMsMax })
  if (!(await isKeyOfDatabase({ db, key, opensSealedValue: () => opensTransportKeys(db, key) }))) {
    await db.close()
    throw new StartupError(WRONG_KEY)
  }
  return {
    db,
    attempts: openDb(databaseUrl, { connectMsMax }),
    log,
    failures: openFailures({ db, clock, log }),
    messages: openMessages(db, clock, log, { ...options.messages, mayUseSandbox: sandboxes.has('messages') }),
    clock,
    key,
    ids: openServerIds(key),
    passwords: openPasswords(options.hasher),
    transport: openTransport({ db, clock, key, opener: options.opener }),
    background: openBackgroundTasks(log),
    hub: makeHub(),
    isLoadTest: options.isLoadTest ?? false,
    peoplePerAddress: options.peoplePerAddress ?? 1,
    picturesDir: options.picturesDir ?? join(tmpdir(), 'ronda-pictures'),
    origins: () => addresses.origins,
    localOrigin: () => addresses.localOrigin,
  }
}

/** To be called when every feature is closed. */
export async function closePlatform({ attempts, db, passwords, transport }: Platform): Promise<void> {
  await attempts.close()
  await db.close()
  passwords.close()
  transport.close()
}
