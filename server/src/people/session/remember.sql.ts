import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Remembered } from './remember.ts'

type NewRemembered = {
  readonly selector: string
  readonly account: Id<'account'>
  readonly validator: Buffer
  readonly hasAuthenticator: boolean
  readonly nowMs: number
  readonly expiresAtMs: number
}

export async function insertRemembered(tx: Tx, remembered: NewRemembered): Promise<void> {
  const { selector, account, validator, hasAuthenticator, nowMs, expiresAtMs } = remembered
  const times = { rotated_at: new Date(nowMs), expires_at: new Date(expiresAtMs) }
  await tx
    .insertInto('remembered')
    .values({ selector, account, validator, has_authenticator: hasAuthenticator, ...times })
    .execute()
}

export type StoredRemembered = Remembered & {
  readonly account: Id<'account'>
  /** Whether the sign-in that was remembered had passed the authenticator. */
  readonly hasAuthenticator: boolean
}

/** Locks the row until the transaction ends: of two tabs at once, the second sees the rotation of the first. */
export async function lockRemembered(tx: Tx, selector: string): Promise<StoredRemembered | undefined> {
  const row = await tx
    .selectFrom('remembered')
    .selectAll()
    .where('selector', '=', selector)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      account: id<'account'>(row.account),
      hasAuthenticator: row.has_authenticator,
      validator: row.validator,
      validatorBefore: row.validator_before,
      rotatedAtMs: row.rotated_at.getTime(),
      expiresAtMs: row.expires_at.getTime(),
    }
  )
}

export async function rotateRemembered(tx: Tx, selector: string, validator: Buffer, nowMs: number): Promise<void> {
  await tx
    .updateTable('remembered')
    .set((set) => ({ validator, validator_before: set.ref('validator'), rotated_at: new Date(nowMs) }))
    .where('selector', '=', selector)
    .execute()
}

/** The remembered browser that a session belongs to. */
export async function rememberedOf(tx: Tx, session: string): Promise<string | null> {
  const row = await tx.selectFrom('session').select('remembered').where('id', '=', session).executeTakeFirst()
  return row?.remembered ?? null
}

export async function deleteRemembered(tx: Tx, selector: string): Promise<void> {
  await tx.deleteFrom('remembered').where('selector', '=', selector).execute()
}

/** Deletes every remembered browser of an account but one. */
export async function deleteRememberedOf(tx: Tx, account: Id<'account'>, except: string | null): Promise<void> {
  await tx
    .deleteFrom('remembered')
    .where('account', '=', account)
    .where('selector', '<>', except ?? '')
    .execute()
}

export async function deleteOldRemembered(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('remembered').where('expires_at', '<=', new Date(nowMs)).execute()
}
