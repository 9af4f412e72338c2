import type { SocialProvider } from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** Who somebody is at another house: the house, and its own lasting name for them. */
export type Identity = { readonly provider: SocialProvider; readonly subject: string }

/** Two browsers coming back as the same stranger wait for each other, so that one account is opened. */
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

/** The houses whose word opens this account. */
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

export type Journey = {
  readonly provider: SocialProvider
  readonly state: string
  readonly nonce: string
  readonly verifierSealed: Buffer
}

export async function insertJourney(tx: Tx, hash: Buffer, journey: Journey, expiresAtMs: number): Promise<void> {
  const { provider, state, nonce, verifierSealed } = journey
  await tx
    .insertInto('social_visit')
    .values({ hash, provider, state, nonce, verifier_sealed: verifierSealed, expires_at: new Date(expiresAtMs) })
    .execute()
}

/** Deleting is what makes it work once. */
export async function takeJourney(tx: Tx, hash: Buffer, nowMs: number): Promise<Journey | undefined> {
  const row = await tx
    .deleteFrom('social_visit')
    .where('hash', '=', hash)
    .returning(['provider', 'state', 'nonce', 'verifier_sealed', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at.getTime() <= nowMs) return undefined
  const { provider, state, nonce, verifier_sealed: verifierSealed } = row
  return { provider, state, nonce, verifierSealed }
}

export async function deleteOldJourneys(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('social_visit').where('expires_at', '<=', new Date(nowMs)).execute()
}
