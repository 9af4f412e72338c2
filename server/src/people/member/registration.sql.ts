import { id, minutes, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** A lost answer is asked for again within this long; later, whoever comes with that form signs in like anyone. */
export const ANSWER_AGAIN_MS = minutes(10)

/** The browser's name for a registration and what was in the form, each as a keyed hash. */
export type RegistrationMarks = { readonly id: Buffer; readonly form: Buffer }

export type KnownRegistration = {
  readonly form: Buffer
  readonly account: Id<'account'>
  readonly createdAtMs: number
}

export async function findRegistration(tx: Tx, idIndex: Buffer): Promise<KnownRegistration | undefined> {
  const row = await tx
    .selectFrom('registration')
    .select(['form_index', 'account', 'created_at'])
    .where('id_index', '=', idIndex)
    .executeTakeFirst()
  return row && { form: row.form_index, account: id<'account'>(row.account), createdAtMs: row.created_at.getTime() }
}

/** Of two processes with the same registration, the second waits here until the first has opened the account. */
export async function lockRegistration(tx: Tx, idIndex: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${idIndex.readBigInt64BE()})`.execute(tx)
}

export async function insertRegistration(
  tx: Tx,
  marks: RegistrationMarks,
  account: Id<'account'>,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('registration')
    .values({ id_index: marks.id, form_index: marks.form, account, created_at: new Date(nowMs) })
    .execute()
}
