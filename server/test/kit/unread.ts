import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { readUntilMs } from '../../src/platform/outbox/index.ts'

/** Waits until a consumer has read everything. */
export async function hasReadAll({ db }: Server, consumer: string): Promise<void> {
  const until = () => db.read((tx) => readUntilMs(tx, consumer, Number.MAX_SAFE_INTEGER))
  await expect.poll(until).toBe(Number.MAX_SAFE_INTEGER)
}

/** Runs while a consumer is held before an event of a moment. Afterwards it has read everything. */
export async function whileUnread(
  server: Server,
  { consumer, atMs }: { readonly consumer: string; readonly atMs: number },
  run: () => Promise<void>,
): Promise<void> {
  const { db } = server
  await hasReadAll(server, consumer)
  await db.write(async (held) => {
    // With the cursor locked the consumer leaves its events for later.
    await sql`select from outbox_consumer where name = ${consumer} for update`.execute(held)
    const at = new Date(atMs)
    await db.write((tx) => sql`insert into outbox (at, topic, body) values (${at}, 'tested', '{}')`.execute(tx))
    await run()
  })
  await hasReadAll(server, consumer)
}
