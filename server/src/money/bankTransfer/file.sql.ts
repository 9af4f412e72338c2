import { sql } from 'kysely'
import { payoutPauseAt, type PauseAt } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { frozenAt, isRecorded, OWNER, payoutOf, payouts, type HandPayout } from './payout.sql.ts'
import { findOpenRecords } from './record.sql.ts'

/** Files are made one after the other, so that each has a moment of its own. */
async function lockFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank_payout.file', 0))`.execute(tx)
}

/** The moment of the last file: of anybody, or of one of the staff. */
async function findLastFile(tx: Tx, by?: string): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('bank_payout')
    .select((of) => of.fn.max('exported_at').as('at'))
    .$if(by !== undefined, (files) => files.where('exported_by', '=', by ?? null))
    .executeTakeFirstOrThrow()
  return at
}

/**
 * What may be in a file of the bank: nothing that is recorded already, nothing of who is held back, and nothing that no
 * bank pays. The payouts are locked, so that nobody records one of them meanwhile.
 */
async function lockPayable(tx: Tx, file: Date | null, atMost: number, at: PauseAt) {
  const found = await payouts(tx, at)
    .where('state', '=', 'waiting')
    .where('kind', '=', 'bank')
    .where('exported_at', file === null ? 'is' : '=', file)
    .where(sql<boolean>`not ${isRecorded}`)
    .where(sql<boolean>`not ${frozenAt(at)}`)
    .where(payoutPauseAt(OWNER, at), 'is', null)
    .orderBy('seq')
    .limit(atMost)
    .forUpdate()
    .execute()
  // A record made while we waited for the lock changes nothing in its payout, so PostgreSQL does not look again.
  const recorded = await findOpenRecords(
    tx,
    found.map(({ id }) => id),
  )
  return found.filter(({ id }) => !recorded.has(id))
}

export type Taking = { readonly by: string; readonly atMost: number; readonly at: PauseAt }

/** Payouts that are in no file yet, for a new one. */
export async function takeNewFile(tx: Tx, key: SecretKey, { by, atMost, at }: Taking): Promise<readonly HandPayout[]> {
  await lockFiles(tx)
  const last = await findLastFile(tx)
  const made = new Date(Math.max(at.nowMs, (last?.getTime() ?? 0) + 1))
  const rows = await lockPayable(tx, null, atMost, at)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateTable('bank_payout').set({ exported_at: made, exported_by: by }).where('id', 'in', ids).execute()
  return rows.map((row) => payoutOf(key, { ...row, exported_at: made }))
}

/**
 * What is still to be paid of the last file that this member of staff has made. Earlier ones are with the bank, and those
 * of others may be: it would pay them twice.
 */
export async function takeLastFile(tx: Tx, key: SecretKey, { by, atMost, at }: Taking): Promise<readonly HandPayout[]> {
  await lockFiles(tx)
  const last = await findLastFile(tx, by)
  return last === null ? [] : (await lockPayable(tx, last, atMost, at)).map((row) => payoutOf(key, row))
}
