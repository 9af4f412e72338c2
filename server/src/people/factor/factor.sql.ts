import type { Id } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { deleteAuthenticator } from './authenticator.sql.ts'
import { lockFactorsOf } from './passkey.sql.ts'

/** Deletes every second factor of an account, with the recovery codes. */
export async function removeFactors(tx: Tx, account: Id<'account'>): Promise<void> {
  await lockFactorsOf(tx, account)
  await deleteAuthenticator(tx, account)
  await tx.deleteFrom('passkey').where('account', '=', account).execute()
}

/** Whether an account has a second factor. */
export const hasFactor = (account: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from passkey where passkey.account = ${account})
  or exists (select from authenticator where authenticator.account = ${account} and confirmed_at is not null))`
