import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../postgres/db.ts'
import { nextTryAtMs, type FailedItem } from './failure.ts'

export type Failure = {
  readonly kind: string
  readonly item: string
  readonly error: string
  readonly event?: unknown
}

/** Records another failure of an item. */
export async function insertFailure(tx: Tx, { kind, item, error, event }: Failure, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const known = await tx
    .selectFrom('failed_item')
    .select('tries')
    .where('kind', '=', kind)
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst()
  const tries = (known?.tries ?? 0) + 1
  const again = { error, tries, last_at: now, next_try_at: new Date(nextTryAtMs(tries, nowMs)) }
  await tx
    .insertInto('failed_item')
    .values({ kind, item, first_at: now, ...again, event: event === undefined ? null : JSON.stringify(event) })
    .onConflict((conflict) => conflict.columns(['kind', 'item']).doUpdateSet(again))
    .execute()
}

export async function deleteFailure(tx: Tx, kind: string, item: string): Promise<void> {
  await tx.deleteFrom('failed_item').where('kind', '=', kind).where('item', '=', item).execute()
}

/** Deletes a failure and returns the event stored with it; a rollback keeps it. Undefined when another process has it. */
export async function takeFailedEvent(tx: Tx, kind: string, item: string): Promise<unknown> {
  const { rows } = await sql<{ event: unknown }>`
    delete from failed_item where (kind, item) in (
      select kind, item from failed_item where kind = ${kind} and item = ${item} for update skip locked
    ) returning event`.execute(tx)
  return rows[0]?.event
}

/** Which of these items have failed before. */
export async function findFailing(tx: Tx, kind: string, items: readonly string[]): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set()
  const rows = await tx
    .selectFrom('failed_item')
    .select('item')
    .where('kind', '=', kind)
    .where('item', 'in', items)
    .execute()
  return new Set(rows.map(({ item }) => item))
}

/** Items of a kind whose next try has come, the longest overdue first. */
export async function findDueFailures(tx: Tx, kind: string, nowMs: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('failed_item')
    .select('item')
    .where('kind', '=', kind)
    .where('next_try_at', '<=', new Date(nowMs))
    .orderBy('next_try_at')
    .limit(atMost)
    .execute()
  return rows.map(({ item }) => item)
}

/**
 * A condition for the query of a job: not those that failed and whose next try is in the future. Without it they would
 * fill the job's batch and keep the others waiting.
 */
export function isNotSetAside(kind: string, item: RawBuilder<unknown>, nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from failed_item where failed_item.kind = ${kind} and failed_item.item = (${item})::text
      and failed_item.next_try_at > ${new Date(nowMs)})`
}

export async function listFailures(tx: Tx, atMost: number): Promise<readonly FailedItem[]> {
  const rows = await tx
    .selectFrom('failed_item')
    .select(['kind', 'item', 'error', 'tries', 'first_at', 'last_at', 'next_try_at'])
    .orderBy('last_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ first_at, last_at, next_try_at, ...row }) => ({
    ...row,
    firstAtMs: first_at.getTime(),
    lastAtMs: last_at.getTime(),
    nextTryAtMs: next_try_at.getTime(),
  }))
}

/** How many items of these kinds are set aside. */
export async function countFailuresOf(tx: Tx, kinds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select count(*)::int as items from failed_item where kind = any(${kinds}::text[])`.execute(tx)
  return rows[0]?.items ?? 0
}

export async function countFailures(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('failed_item')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes an item due for the next run instead of at its time. */
export async function retryFailureNow(tx: Tx, kind: string, item: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .updateTable('failed_item')
    .set({ next_try_at: new Date(nowMs) })
    .where('kind', '=', kind)
    .where('item', '=', item)
    .returning('item')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes items that were due and never tried again: they were finished another way, or no longer exist. */
export async function deleteForgotten(tx: Tx, beforeMs: number, atMost: number): Promise<void> {
  await sql`
    delete from failed_item where ctid in (
      select ctid from failed_item where next_try_at < ${new Date(beforeMs)} and event is null limit ${atMost}
    )`.execute(tx)
}
