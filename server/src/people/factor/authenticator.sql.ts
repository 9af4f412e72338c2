import type { Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Failures } from './factor.ts'

export type Authenticator = {
  readonly secretSealed: Buffer
  readonly isConfirmed: boolean
  readonly usedStep: bigint
  readonly failures: Failures
}

/** Locks the row until the transaction ends, so that of two concurrent uses of a code only one is accepted. */
export async function lockAuthenticator(tx: Tx, account: Id<'account'>): Promise<Authenticator | undefined> {
  const row = await tx
    .selectFrom('authenticator')
    .select(['secret_sealed', 'confirmed_at', 'used_step', 'failures', 'failed_at'])
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      secretSealed: row.secret_sealed,
      isConfirmed: row.confirmed_at !== null,
      usedStep: row.used_step,
      failures: { count: row.failures, lastAtMs: row.failed_at?.getTime() ?? 0 },
    }
  )
}

export async function hasConfirmed(tx: Tx, account: Id<'account'>): Promise<boolean> {
  const row = await tx
    .selectFrom('authenticator')
    .select('account')
    .where('account', '=', account)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a secret that was never confirmed; false when there is a confirmed one. */
export async function putPending(tx: Tx, account: Id<'account'>, sealed: Buffer, nowMs: number): Promise<boolean> {
  const pending = { secret_sealed: sealed, created_at: new Date(nowMs) }
  const row = await tx
    .insertInto('authenticator')
    .values({ account, ...pending })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet(pending).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('account')
    .executeTakeFirst()
  return row !== undefined
}

export async function confirm(tx: Tx, account: Id<'account'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('authenticator')
    .set({ confirmed_at: new Date(nowMs) })
    .where('account', '=', account)
    .execute()
}

/** Marks the code's step as used and clears the failures. */
export async function spendStep(tx: Tx, account: Id<'account'>, step: bigint): Promise<void> {
  await tx
    .updateTable('authenticator')
    .set({ used_step: step, failures: 0, failed_at: null })
    .where('account', '=', account)
    .execute()
}

export async function addFailure(tx: Tx, account: Id<'account'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('authenticator')
    .set((set) => ({ failures: set('failures', '+', 1), failed_at: new Date(nowMs) }))
    .where('account', '=', account)
    .execute()
}

/** Its recovery codes are deleted with it. */
export async function deleteAuthenticator(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('authenticator').where('account', '=', account).execute()
}

export async function insertRecoveryCodes(tx: Tx, account: Id<'account'>, hashes: readonly Buffer[]): Promise<void> {
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account, hash })))
    .execute()
}

/** False when there is no such code, or it was used before. */
export async function spendRecoveryCode(tx: Tx, account: Id<'account'>, hash: Buffer, nowMs: number): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date(nowMs) })
    .where('account', '=', account)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function clearFailures(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.updateTable('authenticator').set({ failures: 0, failed_at: null }).where('account', '=', account).execute()
}

export async function countRecoveryCodes(tx: Tx, account: Id<'account'>): Promise<number> {
  const row = await tx
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<bigint>().as('left'))
    .where('account', '=', account)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.left ?? 0n)
}
