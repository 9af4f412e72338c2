import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxPart } from '../platform/config/config.ts'
import { openBackgroundTasks } from '../platform/background/backgroundTasks.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openFailures } from '../platform/failures/index.ts'
import { openTransport } from '../platform/http/index.ts'
import { openServerIds } from '../platform/ids/serverId.ts'
import { openMessages } from '../platform/messages/index.ts'
import type { Platform } from '../platform/platform.ts'
import { openDb } from '../platform/postgres/db.ts'
import { makeHub } from '../platform/realtime/index.ts'
import { openPasswords } from '../platform/secrets/index.ts'
import { openDatabase } from './database.ts'
import type { ServerOptions } from './options.ts'

/** Known once the server listens. */
export type Addresses = { readonly origins: string[]; localOrigin: string | undefined }

/** Opens what features are built on. The database is brought to the newest schema first. */
export async function openPlatform(
  options: ServerOptions,
  sandboxes: ReadonlySet<SandboxPart>,
  addresses: Addresses,
): Promise<Platform> {
  const { databaseUrl, clock = systemClock, log, key, connectMsMax } = options
  const db = await openDatabase(options)
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
