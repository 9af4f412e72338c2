import { sql } from 'kysely'
import type { Tx } from '../../postgres/db.ts'
import type { PublicKey } from './transport.ts'

export type StoredKey = { readonly shown: PublicKey; readonly sealed: Buffer; readonly createdAtMs: number }

/** Only one process at a time makes a key. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ronda.transport-key'))`.execute(tx)
}

export async function newestKeys(tx: Tx, atMost: number): Promise<readonly StoredKey[]> {
  const rows = await tx
    .selectFrom('transport_key')
    .select(['public_jwk', 'private_sealed', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({
    shown: row.public_jwk as PublicKey,
    sealed: row.private_sealed,
    createdAtMs: row.created_at.getTime(),
  }))
}

export async function insertKey(tx: Tx, key: StoredKey): Promise<void> {
  await tx
    .insertInto('transport_key')
    .values({
      kid: key.shown.kid,
      public_jwk: JSON.stringify(key.shown),
      private_sealed: key.sealed,
      created_at: new Date(key.createdAtMs),
    })
    .execute()
}

/** Deletes the other keys: what was encrypted to a deleted key can never be read again. */
export async function deleteKeysBut(tx: Tx, kids: readonly string[]): Promise<void> {
  await tx.deleteFrom('transport_key').where('kid', 'not in', kids).execute()
}
