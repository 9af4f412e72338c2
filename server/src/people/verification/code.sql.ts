import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { CODE_TRIES_MAX } from './verification.ts'

export type NewCode = {
  readonly subject: Buffer
  readonly codeHash: Buffer
  readonly expiresAtMs: number
  readonly send: bigint
}

/** Replaces an older code: only one is valid at a time, so that requesting again gives no further chance to guess. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  const fresh = { code_hash: code.codeHash, tries: 0, expires_at: new Date(code.expiresAtMs), send: code.send }
  await tx
    .insertInto('verification_code')
    .values({ subject: code.subject, ...fresh })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(fresh))
    .execute()
}

export type CountedTry = { readonly codeHash: Buffer; readonly triesLeft: number }

/** Counts the try before anything is compared, so that parallel guesses share the same five tries. */
export async function takeTry(tx: Tx, subject: Buffer, nowMs: number): Promise<CountedTry | undefined> {
  const row = await tx
    .updateTable('verification_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('subject', '=', subject)
    .where('tries', '<', CODE_TRIES_MAX)
    .where('expires_at', '>', new Date(nowMs))
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()
  return row && { codeHash: row.code_hash, triesLeft: CODE_TRIES_MAX - row.tries }
}

/** Whether there is an unexpired code without tries left. */
export async function isUsedUp(tx: Tx, subject: Buffer, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('verification_code')
    .select('tries')
    .where('subject', '=', subject)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst()
  return row !== undefined && row.tries >= CODE_TRIES_MAX
}

/** The delete makes the code usable once. Its message is marked as answered. */
export async function spendCode(tx: Tx, subject: Buffer, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('verification_code')
    .where('subject', '=', subject)
    .where('code_hash', '=', codeHash)
    .returning('send')
    .executeTakeFirst()
  if (row === undefined) return false
  await tx.updateTable('verification_send').set({ is_answered: true }).where('id', '=', row.send).execute()
  return true
}

export async function deleteCode(tx: Tx, subject: Buffer, send: bigint): Promise<void> {
  await tx.deleteFrom('verification_code').where('subject', '=', subject).where('send', '=', send).execute()
}

export async function deleteExpiredCodes(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('verification_code').where('expires_at', '<=', new Date(nowMs)).execute()
}
