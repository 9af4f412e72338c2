import { sql } from 'kysely'
import { errorLine, findDueFailures, insertFailure } from '../failures/index.ts'
import type { Db, Tx } from '../postgres/db.ts'
import { deletePassed, lockCursor, lockSetAside, moveCursor, readEvents, type StoredEvent } from './outbox.sql.ts'

export type OutboxEvent = { readonly topic: string; readonly atMs: number; readonly body: unknown }

/** How events come: in their order, or an event that failed before and comes after others that are newer. */
export type Delivery = { readonly isRetry: boolean }

/** Someone who must hear of events. What it writes and how far it has read are one transaction. */
export type Consumer = {
  readonly name: string
  readonly topics: readonly string[]
  /** Called at least once for each event; what it does outside `tx` must bear being done twice. */
  consume(tx: Tx, events: readonly OutboxEvent[], delivery: Delivery): Promise<void>
}

/** One transaction's worth: long enough to be efficient, short enough not to hold others up. */
const EVENTS_MAX = 200

export type Progress = 'caught_up' | 'more' | 'held_elsewhere'

type Batch = { readonly events: readonly StoredEvent[]; readonly last: StoredEvent; readonly progress: Progress }

/** The next events of a consumer, its cursor held; or why there are none. */
async function readBatch(tx: Tx, { name, topics }: Consumer): Promise<Batch | Progress> {
  const cursor = await lockCursor(tx, name)
  if (!cursor) return 'held_elsewhere'
  const rows = await readEvents(tx, cursor, topics, EVENTS_MAX)
  const last = rows.at(-1)
  if (!last) return 'caught_up'
  const events = rows.filter((row) => topics.includes(row.topic))
  return { events, last, progress: rows.length === EVENTS_MAX ? 'more' : 'caught_up' }
}

const eventOf = ({ topic, at, body }: Pick<StoredEvent, 'topic' | 'at' | 'body'>): OutboxEvent => ({
  topic,
  atMs: at.getTime(),
  body,
})

/** Hands one batch to the consumer. A crash anywhere in it undoes effects and cursor alike, and the batch comes again. */
export function deliver(db: Db, consumer: Consumer): Promise<Progress> {
  return db.write(async (tx) => {
    const batch = await readBatch(tx, consumer)
    if (typeof batch === 'string') return batch
    const { events, last, progress } = batch
    if (events.length > 0) await consumer.consume(tx, events.map(eventOf), { isRetry: false })
    await moveCursor(tx, consumer.name, last)
    return progress
  })
}

/** What the events are called that a consumer has set aside. */
const kindOf = ({ name }: Consumer): string => `outbox.${name}`

type Part = Pick<StoredEvent, 'topic' | 'at' | 'body'> & { readonly item: string }

/** Events that were told together in one list are told one by one. */
function partsOf({ xid, id, topic, at, body }: StoredEvent): readonly Part[] {
  const item = `${xid}/${id}`
  if (!Array.isArray(body)) return [{ item, topic, at, body }]
  return body.map((each: unknown, place) => ({ item: `${item}/${place}`, topic, at, body: [each] }))
}

/** Whether the consumer took it; what it wrote before it failed is undone, and nothing else. */
async function take(tx: Tx, consumer: Consumer, part: Part): Promise<unknown> {
  await sql`savepoint one_event`.execute(tx)
  try {
    await consumer.consume(tx, [eventOf(part)], { isRetry: false })
    await sql`release savepoint one_event`.execute(tx)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint one_event`.execute(tx)
    return error
  }
}

type Failed = { readonly error: unknown; readonly nowMs: number }

function setAside(
  tx: Tx,
  consumer: Consumer,
  { item, topic, at, body }: Part,
  { error, nowMs }: Failed,
): Promise<void> {
  const event = { topic, at: at.toISOString(), body }
  return insertFailure(tx, { kind: kindOf(consumer), item, error: errorLine(error), event }, nowMs)
}

/** Everything fails now and then: what is wrong with all events of a batch is not the events. */
class NoneTaken extends Error {}

/**
 * Hands over a batch that failed as a whole, event by event. One that cannot be taken is set aside with its text, to be
 * tried again; the rest goes on. When none can be taken, nothing is set aside unless `isFinal`.
 */
export async function deliverOneByOne(db: Db, consumer: Consumer, nowMs: number, isFinal: boolean): Promise<Progress> {
  return db.write(async (tx) => {
    const batch = await readBatch(tx, consumer)
    if (typeof batch === 'string') return batch
    const { events, last, progress } = batch
    let taken = 0
    for (const part of events.flatMap(partsOf)) {
      const error = await take(tx, consumer, part)
      if (error === undefined) taken += 1
      else await setAside(tx, consumer, part, { error, nowMs })
    }
    if (taken === 0 && events.length > 0 && !isFinal) throw new NoneTaken(`${consumer.name} takes none of its events`)
    await moveCursor(tx, consumer.name, last)
    return progress
  })
}

/** So many at a time; the rest comes with the next. */
const SET_ASIDE_MAX = 50

/** Tries again what a consumer has set aside and whose time has come. Returns how many were taken. */
export async function deliverSetAside(db: Db, consumer: Consumer, nowMs: number): Promise<number> {
  const kind = kindOf(consumer)
  const items = await db.read((tx) => findDueFailures(tx, kind, nowMs, SET_ASIDE_MAX))
  let taken = 0
  for (const item of items) {
    try {
      await db.write(async (tx) => {
        const event = await lockSetAside(tx, kind, item)
        if (event === undefined) return
        await consumer.consume(tx, [eventOf(event)], { isRetry: true })
        taken += 1
      })
    } catch (error) {
      await db.write((tx) => insertFailure(tx, { kind, item, error: errorLine(error) }, nowMs))
    }
  }
  return taken
}

const CLEAN_UP_MAX = 5_000

/** Removes a bounded number of events that everyone has heard of. */
export function cleanUpOutbox(db: Db, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  return db.write((tx) => deletePassed(tx, names, CLEAN_UP_MAX))
}
