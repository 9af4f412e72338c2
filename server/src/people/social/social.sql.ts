import type { SocialProvider } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** An identity at a provider: the provider and its permanent subject for the person. */
export type Identity = { readonly provider: SocialProvider; readonly subject: string }

/** Serializes sign-ins of the same identity, so that two browsers at once open only one account. */
export async function lockIdentity(tx: Tx, { provider, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`social:${provider}:${subject}`}))`.execute(tx)
}

export async function findIdentity(tx: Tx, { provider, subject }: Identity): Promise<Id<'account'> | undefined> {
  const row = await tx
    .selectFrom('social_identity')
    .select('account')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && id<'account'>(row.account)
}

export async function insertIdentity(
  tx: Tx,
  { provider, subject }: Identity,
  account: Id<'account'>,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('social_identity')
    .values({ provider, subject, account, created_at: new Date(nowMs) })
    .execute()
}

/** The providers through which this account can sign in. */
export async function socialsOf(tx: Tx, account: Id<'account'>): Promise<readonly SocialProvider[]> {
  const rows = await tx
    .selectFrom('social_identity')
    .select('provider')
    .distinct()
    .where('account', '=', account)
    .orderBy('provider')
    .execute()
  return rows.map((row) => row.provider)
}

export type Authorization = {
  readonly provider: SocialProvider
  readonly state: string
  readonly nonce: string
  readonly verifierSealed: Buffer
}

export async function insertAuthorization(
  tx: Tx,
  hash: Buffer,
  authorization: Authorization,
  expiresAtMs: number,
): Promise<void> {
  const { provider, state, nonce, verifierSealed } = authorization
  await tx
    .insertInto('social_visit')
    .values({ hash, provider, state, nonce, verifier_sealed: verifierSealed, expires_at: new Date(expiresAtMs) })
    .execute()
}

/** The delete makes it usable once. */
export async function takeAuthorization(tx: Tx, hash: Buffer, nowMs: number): Promise<Authorization | undefined> {
  const row = await tx
    .deleteFrom('social_visit')
    .where('hash', '=', hash)
    .returning(['provider', 'state', 'nonce', 'verifier_sealed', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at.getTime() <= nowMs) return undefined
  const { provider, state, nonce, verifier_sealed: verifierSealed } = row
  return { provider, state, nonce, verifierSealed }
}

export async function deleteOldAuthorizations(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('social_visit').where('expires_at', '<=', new Date(nowMs)).execute()
}
