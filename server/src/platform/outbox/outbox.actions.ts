import type { Db, Tx } from '../postgres/db.ts'
import { deletePassed, lockCursor, moveCursor, readEvents } from './outbox.sql.ts'

export type OutboxEvent = { readonly topic: string; readonly atMs: number; readonly body: unknown }

/** Someone who must hear of events. What it writes and how far it has read are one transaction. */
export type Consumer = {
  readonly name: string
  readonly topics: readonly string[]
  /** Called at least once for each event; what it does outside `tx` must bear being done twice. */
  consume(tx: Tx, events: readonly OutboxEvent[]): Promise<void>
  /** Called once the batch is committed, by the process that delivered it; lost if that process ends in between. */
  afterCommit?(events: readonly OutboxEvent[]): void
}

/** One transaction's worth: long enough to be efficient, short enough not to hold others up. */
const EVENTS_MAX = 200

export type Progress = 'caught_up' | 'more' | 'held_elsewhere'

/** Hands one batch to the consumer. A crash anywhere in it undoes effects and cursor alike, and the batch comes again. */
export async function deliver(db: Db, consumer: Consumer): Promise<Progress> {
  const { progress, events } = await deliverIn(db, consumer)
  if (events.length > 0) consumer.afterCommit?.(events)
  return progress
}

type Delivered = { readonly progress: Progress; readonly events: readonly OutboxEvent[] }

function deliverIn(db: Db, consumer: Consumer): Promise<Delivered> {
  return db.write(async (tx): Promise<Delivered> => {
    const cursor = await lockCursor(tx, consumer.name)
    if (!cursor) return { progress: 'held_elsewhere', events: [] }
    const rows = await readEvents(tx, cursor, consumer.topics, EVENTS_MAX)
    const last = rows.at(-1)
    if (!last) return { progress: 'caught_up', events: [] }
    const events = rows
      .filter((row) => consumer.topics.includes(row.topic))
      .map((row) => ({ topic: row.topic, atMs: row.at.getTime(), body: row.body }))
    if (events.length > 0) await consumer.consume(tx, events)
    await moveCursor(tx, consumer.name, last)
    return { progress: rows.length === EVENTS_MAX ? 'more' : 'caught_up', events }
  })
}

const CLEAN_UP_MAX = 5_000

/** Removes a bounded number of events that everyone has heard of. */
export function cleanUpOutbox(db: Db, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  return db.write((tx) => deletePassed(tx, names, CLEAN_UP_MAX))
}
