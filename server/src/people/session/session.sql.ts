import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Account } from '../identity/index.ts'
import { SESSION_IDLE_MS, SESSION_LIFE_MS, type SessionTimes } from './session.ts'

export type StoredSession = SessionTimes & { readonly id: Id<'session'>; readonly account: Account }

type NewSession = {
  readonly tokenHash: Buffer
  readonly account: Id<'account'>
  readonly address: string
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
      created_at: now,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id<'session'>(row.id)
}

export async function findSession(tx: Tx, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['session.id as session', 'session.created_at', 'session.seen_at'])
    .select(['account.id', 'account.merchant', 'account.username', 'account.kind'])
    .select(['account.currency', 'account.language'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  const { session, created_at: createdAt, seen_at: seenAt, ...account } = row
  return {
    id: id<'session'>(session),
    createdAtMs: createdAt.getTime(),
    seenAtMs: seenAt.getTime(),
    account: { ...account, id: id<'account'>(account.id) },
  }
}

export async function markSeen(tx: Tx, session: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ seen_at: new Date(nowMs) })
    .where('id', '=', session)
    .execute()
}

/** Tickets, launches and play sessions of the session go with it. */
export async function deleteSession(tx: Tx, session: string): Promise<void> {
  await tx.deleteFrom('session').where('id', '=', session).execute()
}

export async function deleteOverSessions(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const over = tx
    .selectFrom('session')
    .select('id')
    .where((where) =>
      where.or([
        where('seen_at', '<=', new Date(nowMs - SESSION_IDLE_MS)),
        where('created_at', '<=', new Date(nowMs - SESSION_LIFE_MS)),
      ]),
    )
    .limit(atMost)
    .forUpdate()
    .skipLocked()
  const rows = await tx.deleteFrom('session').where('id', 'in', over).returning('id').execute()
  return rows.map((row) => row.id)
}
