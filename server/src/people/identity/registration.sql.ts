import { id, minutes, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** How long a lost reply can be repeated; after that the member has to sign in. */
export const REPEAT_REPLY_MS = minutes(10)

/** The browser's id of a registration and the content of the form, each as a keyed hash. */
export type RegistrationHashes = { readonly id: Buffer; readonly form: Buffer }

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

/** Serializes the same registration: the second process waits until the first has opened the account. */
export async function lockRegistration(tx: Tx, idIndex: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${idIndex.readBigInt64BE()})`.execute(tx)
}

export async function insertRegistration(
  tx: Tx,
  hashes: RegistrationHashes,
  account: Id<'account'>,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('registration')
    .values({ id_index: hashes.id, form_index: hashes.form, account, created_at: new Date(nowMs) })
    .execute()
}
