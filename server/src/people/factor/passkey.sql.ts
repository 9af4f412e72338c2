import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type Passkey = {
  readonly id: string
  readonly account: Id<'account'>
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

export type PasskeyEntry = {
  readonly id: string
  readonly name: string
  readonly createdAtMs: number
  readonly usedAtMs: number | null
}

export async function insertChallenge(
  tx: Tx,
  hash: Buffer,
  account: Id<'account'> | null,
  expiresAtMs: number,
): Promise<void> {
  await tx
    .insertInto('passkey_challenge')
    .values({ hash, account, expires_at: new Date(expiresAtMs) })
    .execute()
}

/** The delete makes it usable once. The account must match, so that a challenge of one account works for no other. */
export async function takeChallenge(
  tx: Tx,
  hash: Buffer,
  account: Id<'account'> | null,
  nowMs: number,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .where('account', 'is not distinct from', account)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at.getTime() > nowMs
}

export async function deleteOldChallenges(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('passkey_challenge').where('expires_at', '<=', new Date(nowMs)).execute()
}

/** Serializes changes to the factors of an account, so that the limits hold. */
export async function lockFactorsOf(tx: Tx, account: Id<'account'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`factor:${account}`}))`.execute(tx)
}

export async function insertPasskey(
  tx: Tx,
  passkey: Omit<Passkey, 'id'> & { readonly name: string },
  nowMs: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values({
      account: passkey.account,
      credential: passkey.credential,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the row until the transaction ends, because its counter will be updated. */
export async function lockPasskey(tx: Tx, credential: string): Promise<Passkey | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .select(['id', 'account', 'credential', 'public_key', 'counter', 'transports'])
    .where('credential', '=', credential)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { public_key: publicKey, counter, account, ...rest } = row
  return { ...rest, account: id<'account'>(account), publicKey, counter: Number(counter) }
}

export async function usePasskey(tx: Tx, passkey: string, counter: number, nowMs: number): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter: BigInt(counter), used_at: new Date(nowMs) })
    .where('id', '=', passkey)
    .execute()
}

export async function listPasskeys(tx: Tx, account: Id<'account'>): Promise<readonly PasskeyEntry[]> {
  const rows = await tx
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('account', '=', account)
    .orderBy('id')
    .execute()
  return rows.map(({ id: key, name, created_at: createdAt, used_at: usedAt }) => ({
    id: key,
    name,
    createdAtMs: createdAt.getTime(),
    usedAtMs: usedAt?.getTime() ?? null,
  }))
}

/** The credentials that a device must not register again. */
export async function credentialsOf(tx: Tx, account: Id<'account'>): Promise<readonly string[]> {
  const rows = await tx.selectFrom('passkey').select('credential').where('account', '=', account).execute()
  return rows.map((row) => row.credential)
}

/** Deletes a passkey of this account only. The id is compared as text, so that an invalid id is no error. */
export async function deletePasskey(tx: Tx, account: Id<'account'>, passkey: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey')
    .where('account', '=', account)
    .where(sql<string>`id::text`, '=', passkey)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
