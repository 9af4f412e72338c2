import { present } from '@ronda/core'
import { sql } from 'kysely'
import { listFailures } from '../../platform/failures/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { House } from '../house.ts'
import { newMember } from './guests.ts'

export type ConsumerResult = {
  readonly name: string
  /** Whether it has read past the poisoned event and all that came after it. */
  readonly isPast: boolean
  readonly isWrittenDown: boolean
}

type Place = { readonly xid: string; readonly id: string }

/** Where the outbox ends, and where each consumer stands: one that is past the end has read everything. */
async function standings(house: House, end: Place): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await house.db.read((tx) =>
    sql<{ name: string; is_past: boolean }>`
      select name, (xid, id) >= (${end.xid}::xid8, ${end.id}::bigint) as is_past from outbox_consumer`.execute(tx),
  )
  return new Map(rows.map(({ name, is_past }) => [name, is_past]))
}

async function endOf(house: House): Promise<Place> {
  const { rows } = await house.db.read((tx) =>
    sql<Place>`select xid::text as xid, id::text as id from outbox order by outbox.xid desc, outbox.id desc limit 1`.execute(
      tx,
    ),
  )
  return present(rows[0], 'an event')
}

const TRIES_MAX = 300
const WAIT_MS = 100

/** An event on every topic that nobody can read, with good ones before and after it: every consumer must get past it. */
export async function tryConsumers(house: House): Promise<readonly ConsumerResult[]> {
  await newMember(house)
  const topics = new Set(house.consumers.flatMap((consumer) => consumer.topics))
  for (const topic of topics) await house.db.write((tx) => appendEvent(tx, topic, { poisoned: true }))
  await newMember(house)
  const end = await endOf(house)
  let past = await standings(house, end)
  for (let tries = 0; tries < TRIES_MAX && ![...past.values()].every(Boolean); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    past = await standings(house, end)
  }
  const failed = await house.db.read((tx) => listFailures(tx, 1_000))
  return house.consumers.map(({ name }) => ({
    name,
    isPast: past.get(name) ?? false,
    isWrittenDown: failed.some(({ kind }) => kind === `outbox.${name}`),
  }))
}
