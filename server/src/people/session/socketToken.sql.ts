import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

export async function insertSocketToken(
  tx: Tx,
  hash: Buffer,
  session: Id<'session'>,
  expiresAtMs: number,
): Promise<void> {
  await tx
    .insertInto('ticket')
    .values({ hash, session, expires_at: new Date(expiresAtMs) })
    .execute()
}

export type SocketTokenHolder = { readonly session: Id<'session'>; readonly account: Id<'account'> }

/** The delete makes the token valid once: of two concurrent uses, only one finds the row. */
export async function takeSocketToken(tx: Tx, hash: Buffer, nowMs: number): Promise<SocketTokenHolder | undefined> {
  const row = await tx
    .deleteFrom('ticket')
    .using('session')
    .whereRef('session.id', '=', 'ticket.session')
    .where('ticket.hash', '=', hash)
    .returning(['ticket.session', 'ticket.expires_at', 'session.account'])
    .executeTakeFirst()
  if (!row || row.expires_at.getTime() <= nowMs) return undefined
  return { session: id<'session'>(row.session), account: id<'account'>(row.account) }
}

export async function deleteOldSocketTokens(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('ticket').where('expires_at', '<=', new Date(nowMs)).execute()
}
