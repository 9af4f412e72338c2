import { ok } from '@ronda/core'
import type { Db, Tx } from '../postgres/db.ts'
import { deletePassed, lockCursor, moveCursor, readEvents } from './outbox.sql.ts'

export type OutboxEvent = { readonly topic: string; readonly atMs: number; readonly body: unknown }

/** Someone who must hear of events. What it writes and how far it has read are one transaction. */
export type Consumer = {
  readonly name: string
  readonly topics: readonly string[]
  /** Called at least once for each event; what it does outside `tx` must bear being done twice. */
  consume(tx: Tx, events: readonly OutboxEvent[]): Promise<void>
}

/** One transaction's worth: long enough to be efficient, short enough not to hold others up. */
const EVENTS_MAX = 200

export type Progress = 'caught_up' | 'more' | 'held_elsewhere'

/** Hands one batch to the consumer. A crash anywhere in it undoes effects and cursor alike, and the batch comes again. */
export async function deliver(db: Db, consumer: Consumer): Promise<Progress> {
  const delivered = await db.transact(async (tx) => {
    const cursor = await lockCursor(tx, consumer.name)
    if (!cursor) return ok('held_elsewhere' as const)
    const rows = await readEvents(tx, cursor, consumer.topics, EVENTS_MAX)
    const last = rows.at(-1)
    if (!last) return ok('caught_up' as const)
    const events = rows.filter((row) => consumer.topics.includes(row.topic))
    if (events.length > 0) {
      await consumer.consume(
        tx,
        events.map((row) => ({ topic: row.topic, atMs: row.at.getTime(), body: row.body })),
      )
    }
    await moveCursor(tx, consumer.name, last)
    return ok(rows.length === EVENTS_MAX ? ('more' as const) : ('caught_up' as const))
  })
  return delivered.ok ? delivered.value : 'caught_up'
}

const CLEAN_UP_MAX = 5_000

/** Removes a bounded number of events that everyone has heard of. */
export async function cleanUpOutbox(db: Db, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  const removed = await db.transact(async (tx) => ok(await deletePassed(tx, names, CLEAN_UP_MAX)))
  return removed.ok ? removed.value : 0
}
