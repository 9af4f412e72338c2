import { sql } from 'kysely'
import type { Tx } from '../postgres/db.ts'

/** How far a consumer has read: the transaction and the row. */
export type Cursor = { readonly xid: string; readonly id: bigint }

/** `text` is the JSON of the body; null when the consumer did not ask for this topic. */
export type EventRow = Cursor & { readonly topic: string; readonly at: Date; readonly text: string | null }

/** The text of an insert of an event, for a statement of plain SQL; `body` is the parameter with its JSON. */
export const insertEventText = (topic: string, body: string): string =>
  `insert into outbox (topic, body) values ('${topic}', ${body})`

/** Appends an event in the transaction of what it reports. */
export async function appendEvent(tx: Tx, topic: string, body: object): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ topic, body: JSON.stringify(body) })
    .execute()
}

/** Locks the consumer's cursor until the transaction ends; undefined when another process holds it. */
export async function lockCursor(tx: Tx, consumer: string): Promise<Cursor | undefined> {
  const held = () =>
    tx
      .selectFrom('outbox_consumer')
      .select(['xid', 'id'])
      .where('name', '=', consumer)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  const found = await held()
  if (found) return found
  await tx
    .insertInto('outbox_consumer')
    .values({ name: consumer })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return held()
}

/**
 * Events after the cursor, oldest transaction first. Rows of transactions are left out while an older transaction may
 * still commit: its rows would lie before the cursor and never be read.
 */
export async function readEvents(
  tx: Tx,
  cursor: Cursor,
  topics: readonly string[],
  atMost: number,
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    select xid::text as xid, id, topic, at, case when topic = any(${topics}::text[]) then body::text end as text
    from outbox
    where (outbox.xid, outbox.id) > (${cursor.xid}::xid8, ${cursor.id}::bigint)
      and outbox.xid < pg_snapshot_xmin(pg_current_snapshot())
    -- With the table's name: a bare xid would be the text above, and sort as text.
    order by outbox.xid, outbox.id
    limit ${atMost}`.execute(tx)
  return rows
}

export async function moveCursor(tx: Tx, consumer: string, to: Cursor): Promise<void> {
  await sql`
    update outbox_consumer set xid = ${to.xid}::xid8, id = ${to.id}, moved_at = now()
    where name = ${consumer}`.execute(tx)
}

/**
 * Until when a consumer has read everything, and no later than `latestMs`. What is settled on a consumer's figures
 * waits for it: a consumer that is late would otherwise leave out the last bets.
 */
export async function readUntilMs(tx: Tx, consumer: string, latestMs: number): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(outbox.at))::float8 * 1000 as ms
    from outbox
    where (outbox.xid, outbox.id) > (
      coalesce((select xid from outbox_consumer where name = ${consumer}), '0'::xid8),
      coalesce((select id from outbox_consumer where name = ${consumer}), 0)
    )`.execute(tx)
  return Math.min(latestMs, rows[0]?.ms ?? latestMs)
}

/** Deletes what every consumer has read; returns the number of deleted rows. */
export async function deletePassed(tx: Tx, consumers: readonly string[], atMost: number): Promise<number> {
  const { rows } = await sql<{ removed: bigint }>`
    with passed as (
      select xid, id from outbox_consumer where name = any(${consumers}::text[]) order by xid, id limit 1
    ), gone as (
      delete from outbox where (xid, id) in (
        select outbox.xid, outbox.id from outbox, passed
        where (outbox.xid, outbox.id) <= (passed.xid, passed.id)
          -- A consumer that has not read anything yet has no cursor: then nothing has been read by all.
          and (select count(*) from outbox_consumer where name = any(${consumers}::text[])) = ${consumers.length}
        order by outbox.xid, outbox.id
        limit ${atMost}
      ) returning 1
    ) select count(*) as removed from gone`.execute(tx)
  return Number(rows[0]?.removed ?? 0n)
}
