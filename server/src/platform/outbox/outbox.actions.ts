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
  /** Called with what was taken once that is committed, by the process that delivered it; lost if it ends in between. */
  afterCommit?(events: readonly OutboxEvent[]): void
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

type Delivered = { readonly progress: Progress; readonly taken: readonly OutboxEvent[] }

function follow(consumer: Consumer, taken: readonly OutboxEvent[]): void {
  if (taken.length > 0) consumer.afterCommit?.(taken)
}

/** Hands one batch to the consumer. A crash anywhere in it undoes effects and cursor alike, and the batch comes again. */
export async function deliver(db: Db, consumer: Consumer): Promise<Progress> {
  const { progress, taken } = await db.write(async (tx): Promise<Delivered> => {
    const batch = await readBatch(tx, consumer)
    if (typeof batch === 'string') return { progress: batch, taken: [] }
    const { last, progress } = batch
    const events = batch.events.map(eventOf)
    if (events.length > 0) await consumer.consume(tx, events, { isRetry: false })
    await moveCursor(tx, consumer.name, last)
    return { progress, taken: events }
  })
  follow(consumer, taken)
  return progress
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
  const { progress, taken } = await db.write(async (tx): Promise<Delivered> => {
    const batch = await readBatch(tx, consumer)
    if (typeof batch === 'string') return { progress: batch, taken: [] }
    const { events, last, progress } = batch
    const taken: OutboxEvent[] = []
    for (const part of events.flatMap(partsOf)) {
      const error = await take(tx, consumer, part)
      if (error === undefined) taken.push(eventOf(part))
      else await setAside(tx, consumer, part, { error, nowMs })
    }
    const isNone = taken.length === 0 && events.length > 0
    if (isNone && !isFinal) throw new NoneTaken(`${consumer.name} takes none of its events`)
    await moveCursor(tx, consumer.name, last)
    return { progress, taken }
  })
  follow(consumer, taken)
  return progress
}

/** So many at a time; the rest comes with the next. */
const SET_ASIDE_MAX = 50

/** Tries again what a consumer has set aside and whose time has come. Returns how many were taken. */
export async function deliverSetAside(db: Db, consumer: Consumer, nowMs: number): Promise<number> {
  const kind = kindOf(consumer)
  const items = await db.read((tx) => findDueFailures(tx, kind, nowMs, SET_ASIDE_MAX))
  const taken: OutboxEvent[] = []
  for (const item of items) {
    try {
      const event = await db.write(async (tx) => {
        const found = await lockSetAside(tx, kind, item)
        if (found !== undefined) await consumer.consume(tx, [eventOf(found)], { isRetry: true })
        return found
      })
      if (event !== undefined) taken.push(eventOf(event))
    } catch (error) {
      await db.write((tx) => insertFailure(tx, { kind, item, error: errorLine(error) }, nowMs))
    }
  }
  follow(consumer, taken)
  return taken.length
}

const CLEAN_UP_MAX = 5_000

/** Removes a bounded number of events that everyone has heard of. */
export function cleanUpOutbox(db: Db, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  return db.write((tx) => deletePassed(tx, names, CLEAN_UP_MAX))
}
