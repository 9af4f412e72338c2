import { sql } from 'kysely'
import { z } from 'zod/mini'
import { errorLine, findDueFailures, insertFailure, takeFailedEvent } from '../failures/index.ts'
import type { Db, Tx } from '../postgres/db.ts'
import { EventBodies } from './eventBodies.ts'
import { deletePassed, lockCursor, moveCursor, readEvents, type EventRow } from './outbox.sql.ts'

export type OutboxEvent = { readonly topic: string; readonly atMs: number; readonly body: unknown }

/** Whether events come in their order, or as a retry: an event that failed before and comes after newer ones. */
export type Delivery = { readonly isRetry: boolean }

/** A consumer of events. What it writes and how far it has read are committed in one transaction. */
export type Consumer = {
  readonly name: string
  readonly topics: readonly string[]
  /** Called at least once for each event; what it does outside `tx` must be idempotent. */
  consume(tx: Tx, events: readonly OutboxEvent[], delivery: Delivery): Promise<void>
  /** Called with the consumed events after the commit, by the delivering process; lost if it ends in between. */
  afterCommit?(events: readonly OutboxEvent[]): void
}

/** Events of one transaction: enough to be efficient, few enough not to block others. */
const EVENTS_MAX = 200

export type Progress = 'caught_up' | 'more' | 'held_by_other'

type StoredEvent = Omit<EventRow, 'text'> & { readonly body: unknown }

type Batch = { readonly events: readonly StoredEvent[]; readonly last: EventRow; readonly progress: Progress }

/** Locks the cursor of a consumer and reads its next events; or says why there are none. */
async function readBatch(tx: Tx, { name, topics }: Consumer, bodies: EventBodies): Promise<Batch | Progress> {
  const cursor = await lockCursor(tx, name)
  if (!cursor) return 'held_by_other'
  const rows = await readEvents(tx, cursor, topics, EVENTS_MAX)
  const last = rows.at(-1)
  if (!last) return 'caught_up'
  const events = rows
    .filter((row) => topics.includes(row.topic))
    .map(({ text, ...row }) => ({ ...row, body: bodies.of({ ...row, text }) }))
  return { events, last, progress: rows.length === EVENTS_MAX ? 'more' : 'caught_up' }
}

const eventOf = ({ topic, at, body }: Pick<StoredEvent, 'topic' | 'at' | 'body'>): OutboxEvent => ({
  topic,
  atMs: at.getTime(),
  body,
})

type Delivered = { readonly progress: Progress; readonly consumed: readonly OutboxEvent[] }

function runAfterCommit(consumer: Consumer, consumed: readonly OutboxEvent[]): void {
  if (consumed.length > 0) consumer.afterCommit?.(consumed)
}

/** Delivers one batch to the consumer. A crash rolls back its effects and the cursor, and the batch comes again. */
export async function deliver(db: Db, consumer: Consumer, bodies = new EventBodies()): Promise<Progress> {
  const { progress, consumed } = await db.write(async (tx): Promise<Delivered> => {
    const batch = await readBatch(tx, consumer, bodies)
    if (typeof batch === 'string') return { progress: batch, consumed: [] }
    const { last, progress } = batch
    const events = batch.events.map(eventOf)
    if (events.length > 0) await consumer.consume(tx, events, { isRetry: false })
    await moveCursor(tx, consumer.name, last)
    return { progress, consumed: events }
  })
  runAfterCommit(consumer, consumed)
  return progress
}

/** The kind of the failed items of a consumer. */
const kindOf = ({ name }: Consumer): string => `outbox.${name}`

type Part = Pick<StoredEvent, 'topic' | 'at' | 'body'> & { readonly item: string }

/** The events that were appended as one list, each by itself. */
function partsOf({ xid, id, topic, at, body }: StoredEvent): readonly Part[] {
  const item = `${xid}/${id}`
  if (!Array.isArray(body)) return [{ item, topic, at, body }]
  return body.map((each: unknown, place) => ({ item: `${item}/${place}`, topic, at, body: [each] }))
}

/** Consumes one event in a savepoint, so that a failure rolls back only this event. Returns the error, if any. */
async function consumeOne(tx: Tx, consumer: Consumer, part: Part): Promise<unknown> {
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

/** When every event of a batch fails, the cause is probably not the events. */
class NoneConsumed extends Error {}

/**
 * Delivers a batch that failed as a whole, event by event. One that fails is set aside with its body, to be tried
 * again; the others are consumed. When all fail, nothing is set aside unless `isFinal`.
 */
export async function deliverOneByOne(db: Db, consumer: Consumer, nowMs: number, isFinal: boolean): Promise<Progress> {
  const bodies = new EventBodies()
  const { progress, consumed } = await db.write(async (tx): Promise<Delivered> => {
    const batch = await readBatch(tx, consumer, bodies)
    if (typeof batch === 'string') return { progress: batch, consumed: [] }
    const { events, last, progress } = batch
    const consumed: OutboxEvent[] = []
    for (const part of events.flatMap(partsOf)) {
      const error = await consumeOne(tx, consumer, part)
      if (error === undefined) consumed.push(eventOf(part))
      else await setAside(tx, consumer, part, { error, nowMs })
    }
    const isNone = consumed.length === 0 && events.length > 0
    if (isNone && !isFinal) throw new NoneConsumed(`${consumer.name} consumes none of its events`)
    await moveCursor(tx, consumer.name, last)
    return { progress, consumed }
  })
  runAfterCommit(consumer, consumed)
  return progress
}

/** How many are tried at a time; the rest follows with the next run. */
const SET_ASIDE_MAX = 50

const setAsideEvent = z.object({ topic: z.string(), at: z.iso.datetime(), body: z.unknown() })

/** Removes and returns an event that was set aside. Undefined when another process has it. */
async function takeSetAside(tx: Tx, kind: string, item: string): Promise<Omit<StoredEvent, 'xid' | 'id'> | undefined> {
  const event = await takeFailedEvent(tx, kind, item)
  if (event === undefined) return undefined
  const { topic, at, body } = z.parse(setAsideEvent, event)
  return { topic, at: new Date(at), body }
}

/** Tries the events again that were set aside for a consumer and are due. Returns how many were consumed. */
export async function deliverSetAside(db: Db, consumer: Consumer, nowMs: number): Promise<number> {
  const kind = kindOf(consumer)
  const items = await db.read((tx) => findDueFailures(tx, kind, nowMs, SET_ASIDE_MAX))
  const consumed: OutboxEvent[] = []
  for (const item of items) {
    try {
      const event = await db.write(async (tx) => {
        const found = await takeSetAside(tx, kind, item)
        if (found !== undefined) await consumer.consume(tx, [eventOf(found)], { isRetry: true })
        return found
      })
      if (event !== undefined) consumed.push(eventOf(event))
    } catch (error) {
      await db.write((tx) => insertFailure(tx, { kind, item, error: errorLine(error) }, nowMs))
    }
  }
  runAfterCommit(consumer, consumed)
  return consumed.length
}

const CLEAN_UP_MAX = 5_000

/** Removes a bounded number of events that every consumer has read. */
export function cleanUpOutbox(db: Db, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  return db.write((tx) => deletePassed(tx, names, CLEAN_UP_MAX))
}
