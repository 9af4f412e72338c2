import { id, type Id } from '@ronda/core'
import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { indexOfEmail, indexOfMobile } from './contact.sql.ts'
import type { Account } from './identity.ts'

/** The columns of an `Account`, also for queries that join the table. */
export const accountSelection = [
  'account.id',
  'account.merchant',
  'account.username',
  'account.kind',
  'account.currency',
  'account.language',
  'account.number',
  'account.nickname',
  'account.country_code',
  'account.upline',
  'account.must_change_password',
  'account.terms_due',
  'account.blocked_at',
  'account.first_login_seen',
  'account.last_login_at',
] as const

type Column<Path> = Path extends `account.${infer Name}` ? Name : never
type AccountRow = Pick<Selectable<DB['account']>, Column<(typeof accountSelection)[number]> & keyof DB['account']>

export function accountOf(row: AccountRow): Account {
  return {
    id: id<'account'>(row.id),
    merchant: row.merchant,
    username: row.username,
    kind: row.kind,
    currency: row.currency,
    language: row.language,
    number: row.number.toString(),
    nickname: row.nickname ?? row.username,
    countryCode: row.country_code,
    hasUpline: row.upline !== null,
    mustChangePassword: row.must_change_password,
    areTermsDue: row.terms_due,
    isBlocked: row.blocked_at !== null,
    firstLoginSeen: row.first_login_seen,
    lastLoginAtMs: row.last_login_at?.getTime() ?? null,
  }
}

export type NewAccount = Pick<Account, 'merchant' | 'username' | 'kind' | 'currency' | 'language'> & {
  /** Null for an account that signs in by a code, a passkey or an identity provider. */
  readonly passwordHash: string | null
  readonly countryCode?: string | null
  /** The account that referred this one. */
  readonly upline?: Id<'account'> | undefined
  readonly mustChangePassword?: boolean
  /** Opened for somebody else, who has to accept the terms first. */
  readonly areTermsDue?: boolean
}

/** Undefined when the name is taken. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account | undefined> {
  const row = await tx
    .insertInto('account')
    .values({
      merchant: account.merchant,
      username: account.username,
      kind: account.kind,
      currency: account.currency,
      language: account.language,
      password_hash: account.passwordHash,
      country_code: account.countryCode ?? null,
      upline: account.upline ?? null,
      must_change_password: account.mustChangePassword ?? false,
      terms_due: account.areTermsDue ?? false,
    })
    .onConflict((conflict) => conflict.expression(sql`merchant, lower(username)`).doNothing())
    .returning(accountSelection)
    .executeTakeFirst()
  return row && accountOf(row)
}

export type AccountWithSecret = { readonly account: Account; readonly passwordHash: string | null }

/** All accounts with their password hashes, which only sign-in may read. */
const secrets = (tx: Tx, merchant: string) =>
  tx.selectFrom('account').select(accountSelection).select('password_hash').where('merchant', '=', merchant)

type SecretRow = AccountRow & { readonly password_hash: string | null }
const withSecret = (row: SecretRow | undefined): AccountWithSecret | undefined =>
  row && { account: accountOf(row), passwordHash: row.password_hash }

export async function findByName(tx: Tx, merchant: string, username: string): Promise<AccountWithSecret | undefined> {
  // Both sides are lowered by the database, because it and JavaScript do not lower every letter alike.
  const named = secrets(tx, merchant).where(sql<string>`lower(username)`, '=', sql<string>`lower(${username})`)
  return withSecret(await named.executeTakeFirst())
}

/** By a mobile number in E.164. */
export async function findByMobile(
  tx: Tx,
  key: SecretKey,
  merchant: string,
  mobile: string,
): Promise<AccountWithSecret | undefined> {
  return withSecret(
    await secrets(tx, merchant).where('mobile_index', '=', indexOfMobile(key, mobile)).executeTakeFirst(),
  )
}

/** By a verified address only, because anybody can type somebody else's. */
export async function findByEmail(
  tx: Tx,
  key: SecretKey,
  merchant: string,
  email: string,
): Promise<AccountWithSecret | undefined> {
  const proven = secrets(tx, merchant)
    .where('email_index', '=', indexOfEmail(key, email))
    .where('email_proven_at', 'is not', null)
  return withSecret(await proven.executeTakeFirst())
}

export async function findById(tx: Tx, account: Id<'account'>): Promise<AccountWithSecret | undefined> {
  const row = tx.selectFrom('account').select(accountSelection).select('password_hash').where('id', '=', account)
  return withSecret(await row.executeTakeFirst())
}

/** By the public member number. */
export async function findByNumber(tx: Tx, merchant: string, number: bigint): Promise<Account | undefined> {
  const numbered = tx.selectFrom('account').select(accountSelection).where('merchant', '=', merchant)
  const row = await numbered.where('number', '=', number).executeTakeFirst()
  return row && accountOf(row)
}
