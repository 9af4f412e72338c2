import { id, type Currency, type Id } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { AccountKind } from './identity.ts'

export type Account = {
  readonly id: Id<'account'>
  readonly merchant: string
  readonly username: string
  readonly kind: AccountKind
  readonly currency: Currency
  readonly language: Language
}

export type NewAccount = Omit<Account, 'id'> & { readonly passwordHash: string }

/** Undefined when someone has this name already. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account | undefined> {
  const { passwordHash, ...rest } = account
  const row = await tx
    .insertInto('account')
    .values({ ...rest, password_hash: passwordHash })
    .onConflict((conflict) => conflict.expression(sql`merchant, lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && { ...rest, id: id<'account'>(row.id) }
}

export type AccountWithSecret = { readonly account: Account; readonly passwordHash: string }

export async function findByName(tx: Tx, merchant: string, username: string): Promise<AccountWithSecret | undefined> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'merchant', 'username', 'kind', 'currency', 'language', 'password_hash'])
    .where('merchant', '=', merchant)
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  if (!row) return undefined
  const { password_hash: passwordHash, ...account } = row
  return { account: { ...account, id: id<'account'>(account.id) }, passwordHash }
}
