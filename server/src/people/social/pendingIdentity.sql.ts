import type { Tx } from '../../platform/postgres/db.ts'

export async function insertPendingIdentity(
  tx: Tx,
  hash: Buffer,
  personSealed: Buffer,
  expiresAtMs: number,
): Promise<void> {
  await tx
    .insertInto('social_stranger')
    .values({ hash, person_sealed: personSealed, expires_at: new Date(expiresAtMs) })
    .execute()
}

/** The delete makes it usable once. */
export async function deletePendingIdentity(tx: Tx, hash: Buffer, nowMs: number): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('social_stranger')
    .where('hash', '=', hash)
    .returning(['person_sealed', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at.getTime() > nowMs ? row.person_sealed : undefined
}

export async function deleteOldPendingIdentities(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('social_stranger').where('expires_at', '<=', new Date(nowMs)).execute()
}
