import type { ReconciliationCase, ReconciliationRun } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Difference } from './reconciliation.ts'

export type NewRun = Omit<ReconciliationRun, 'ranAt'> & { readonly ranAtMs: number }

/** The last comparison of a day replaces earlier ones. */
export async function replaceRun(tx: Tx, run: NewRun): Promise<void> {
  const { provider, day, ranAtMs, matched, differences, failure } = run
  const found = { ran_at: new Date(ranAtMs), matched, differences, trouble: failure }
  await tx
    .insertInto('reconciliation_run')
    .values({ provider, day: sql<Date>`${day}::date`, ...found })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(found))
    .execute()
}

export async function listRuns(tx: Tx, atMost: number): Promise<ReconciliationRun[]> {
  const rows = await tx
    .selectFrom('reconciliation_run')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date'), 'provider', 'ran_at', 'matched', 'differences'])
    .select('trouble as failure')
    .orderBy('day', 'desc')
    .orderBy('provider')
    .limit(atMost)
    .execute()
  return rows.map(({ date, ran_at, ...run }) => ({ ...run, day: date, ranAt: ran_at.getTime() }))
}

export type Place = { readonly provider: string; readonly day: string }

/** The same difference found again is the same case, open or closed. */
export async function insertCases(
  tx: Tx,
  { provider, day }: Place,
  found: readonly Difference[],
  nowMs: number,
): Promise<void> {
  if (found.length === 0) return
  const values = found.map(({ id, ...difference }) => ({
    ...difference,
    provider,
    day: sql<Date>`${day}::date`,
    subject: id,
    found_at: new Date(nowMs),
  }))
  await tx
    .insertInto('reconciliation_case')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Closes the cases that are no longer found. Returns their ids. */
export async function closeResolved(
  tx: Tx,
  { provider, day }: Place,
  found: readonly Difference[],
  nowMs: number,
): Promise<readonly number[]> {
  const names = found.map(({ kind, id, fault }) => `${kind} ${id} ${fault}`)
  const rows = await tx
    .updateTable('reconciliation_case')
    .set({ closed_at: new Date(nowMs) })
    .where('provider', '=', provider)
    .where('day', '=', sql<Date>`${day}::date`)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not (kind || ' ' || subject || ' ' || fault = any(${names}))`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const selection = (tx: Tx) =>
  tx
    .selectFrom('reconciliation_case')
    .leftJoin(accountsAs('account'), 'account.id', 'reconciliation_case.closed_by')
    .selectAll('reconciliation_case')
    .select(['account.username', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date')])

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function caseOf(row: Row): ReconciliationCase {
  const { id, provider, kind, subject, fault, currency, theirs, ours, booked, note } = row
  return {
    id,
    provider,
    day: row.date,
    kind,
    subject,
    fault,
    currency,
    theirs,
    ours,
    booked,
    note,
    foundAt: row.found_at.getTime(),
    isOpen: row.closed_at === null,
    closedBy: row.username,
    closedAt: row.closed_at?.getTime() ?? null,
  }
}

export async function listCases(
  tx: Tx,
  { isOpen, before }: { readonly isOpen: boolean; readonly before?: number | undefined },
  atMost: number,
): Promise<ReconciliationCase[]> {
  let query = selection(tx)
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .orderBy('reconciliation_case.id', 'desc')
    .limit(atMost)
  if (before !== undefined) query = query.where('reconciliation_case.id', '<', before)
  return (await query.execute()).map(caseOf)
}

export async function findCase(tx: Tx, id: number): Promise<ReconciliationCase | undefined> {
  const row = await selection(tx).where('reconciliation_case.id', '=', id).executeTakeFirst()
  return row && caseOf(row)
}

export type Closing = {
  readonly id: number
  readonly note: string
  readonly by: Id<'account'>
  readonly nowMs: number
}

/** False when it is closed already. */
export async function closeCase(tx: Tx, { id, note, by, nowMs }: Closing): Promise<boolean> {
  const row = await tx
    .updateTable('reconciliation_case')
    .set({ closed_at: new Date(nowMs), closed_by: by, note })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countOpenCases(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('reconciliation_case')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
