import { id, type Id } from '@ronda/core'
import type { PlayMode } from '@ronda/contract'
import { findSessionAccount } from '../../people/session/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewLaunch = {
  readonly tokenHash: Buffer
  readonly session: Id<'session'> | null
  readonly game: string
  readonly mode: PlayMode
  readonly expiresAtMs: number
}

export async function insertLaunch(tx: Tx, launch: NewLaunch): Promise<void> {
  const { tokenHash, session, game, mode, expiresAtMs } = launch
  await tx
    .insertInto('launch')
    .values({ token_hash: tokenHash, session, game, mode, expires_at: new Date(expiresAtMs) })
    .execute()
}

export type TakenLaunch = {
  readonly game: string
  readonly mode: PlayMode
  /** Null for a visitor. */
  readonly member: {
    readonly session: Id<'session'>
    readonly account: Id<'account'>
    /** A trial account, which is deleted the next day. */
    readonly isTrial: boolean
  } | null
}

/** Deleting the row makes the token work once: of two concurrent calls only one finds it. */
export async function takeLaunch(tx: Tx, tokenHash: Buffer, nowMs: number): Promise<TakenLaunch | undefined> {
  const row = await tx
    .deleteFrom('launch')
    .where('token_hash', '=', tokenHash)
    .returning(['session', 'game', 'mode', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at.getTime() <= nowMs) return undefined
  const { game, mode } = row
  if (row.session === null) return { game, mode, member: null }
  const found = await findSessionAccount(tx, row.session)
  if (found === undefined) return undefined
  const session = id<'session'>(row.session)
  return { game, mode, member: { session, account: found.account, isTrial: found.kind === 'trial' } }
}

export async function deleteOldLaunches(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('launch').where('expires_at', '<=', new Date(nowMs)).execute()
}
