import { present } from '@ronda/core'
import { sql } from 'kysely'
import { listFailures } from '../../src/platform/failures/index.ts'
import { appendEvent } from '../../src/platform/outbox/index.ts'
import type { Server } from '../../src/app/server.ts'
import { newMember } from './testServer.ts'

export type ConsumerResult = {
  readonly name: string
  /** Whether it has read past the poisoned event and everything after it. */
  readonly isPast: boolean
  readonly isWrittenDown: boolean
}

type Place = { readonly xid: string; readonly id: string }

/** Which consumers have read up to this end of the outbox. */
async function standings(server: Server, end: Place): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await server.db.read((tx) =>
    sql<{ name: string; is_past: boolean }>`
      select name, (xid, id) >= (${end.xid}::xid8, ${end.id}::bigint) as is_past from outbox_consumer`.execute(tx),
  )
  return new Map(rows.map(({ name, is_past }) => [name, is_past]))
}

async function endOf(server: Server): Promise<Place> {
  const { rows } = await server.db.read((tx) =>
    sql<Place>`select xid::text as xid, id::text as id from outbox order by outbox.xid desc, outbox.id desc limit 1`.execute(
      tx,
    ),
  )
  return present(rows[0], 'an event')
}

const TRIES_MAX = 300
const WAIT_MS = 100

/**
 * Appends an event that cannot be parsed to every topic, with valid ones before and after it: every consumer must get
 * past it.
 */
export async function tryConsumers(server: Server): Promise<readonly ConsumerResult[]> {
  await newMember(server)
  const topics = new Set(server.consumers.flatMap((consumer) => consumer.topics))
  for (const topic of topics) await server.db.write((tx) => appendEvent(tx, topic, { poisoned: true }))
  await newMember(server)
  const end = await endOf(server)
  let past = await standings(server, end)
  for (let tries = 0; tries < TRIES_MAX && ![...past.values()].every(Boolean); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    past = await standings(server, end)
  }
  const failed = await server.db.read((tx) => listFailures(tx, 1_000))
  return server.consumers.map(({ name }) => ({
    name,
    isPast: past.get(name) ?? false,
    isWrittenDown: failed.some(({ kind }) => kind === `outbox.${name}`),
  }))
}
