import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { accountOf, accountSelection, type Account } from '../identity/index.ts'
import type { SessionTimes } from './session.ts'

export type StoredSession = SessionTimes & {
  readonly id: Id<'session'>
  readonly account: Account
  readonly device: Buffer | null
  readonly address: string
  readonly isProven: boolean
  /** The remembered browser that it belongs to. */
  readonly remembered: string | null
  /** When the account had signed in before. */
  readonly loginBeforeAtMs: number | null
}

export type NewSession = Omit<StoredSession, 'id' | 'account' | 'seenAtMs' | 'device'> & {
  readonly tokenHash: Buffer
  readonly account: Id<'account'>
  readonly device: Buffer
  readonly browser: string
  readonly shownIp: string
  readonly countryCode: string | null
  readonly nowMs: number
}

export async function insertSession(tx: Tx, session: NewSession): Promise<Id<'session'>> {
  const now = new Date(session.nowMs)
  const row = await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account: session.account,
      address: session.address,
      device: session.device,
      browser: session.browser,
      shown_ip: session.shownIp,
      country_code: session.countryCode,
      is_proven: session.isProven,
      remembered: session.remembered,
      login_before_at: session.loginBeforeAtMs === null ? null : new Date(session.loginBeforeAtMs),
      created_at: now,
      seen_at: now,
      ends_at: new Date(session.endsAtMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id<'session'>(row.id)
}

export async function findSession(tx: Tx, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['session.id as session', 'session.seen_at', 'session.ends_at', 'session.device', 'session.address'])
    .select(['session.is_proven', 'session.remembered', 'session.login_before_at'])
    .select(accountSelection)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return (
    row && {
      id: id<'session'>(row.session),
      account: accountOf(row),
      device: row.device,
      address: row.address,
      isProven: row.is_proven,
      remembered: row.remembered,
      loginBeforeAtMs: row.login_before_at?.getTime() ?? null,
      seenAtMs: row.seen_at.getTime(),
      endsAtMs: row.ends_at.getTime(),
    }
  )
}

export async function markSeen(tx: Tx, session: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ seen_at: new Date(nowMs) })
    .where('id', '=', session)
    .execute()
}

/** A session that rises in rank gets a new token, so that one copied earlier stays behind. */
export async function markProven(tx: Tx, session: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('session').set({ is_proven: true, token_hash: tokenHash }).where('id', '=', session).execute()
}
