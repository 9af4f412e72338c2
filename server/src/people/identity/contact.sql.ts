import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { blindIndex, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'

/** The contacts of a person, and the name on their bank account. */
export type Contacts = {
  /** In E.164. */
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly payeeName: string | null
}

/** The context of a sealed value: it can be unsealed only for the same column and account. */
const sealContext = (account: string, column: string): string => `account.${column}:${account}`
const detailSealContext = (account: string, field: string): string => `account_detail.${field}:${account}`

export function indexOfMobile(key: SecretKey, mobile: string): Buffer {
  return blindIndex(key, mobile, 'account.mobile')
}

/** Addresses that differ only in case are the same. */
export function indexOfEmail(key: SecretKey, email: string): Buffer {
  return blindIndex(key, email.trim().normalize('NFKC').toLowerCase(), 'account.email')
}

export async function contactsOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<Contacts> {
  const row = await tx
    .selectFrom('account')
    .leftJoin('account_detail', (join) =>
      join.onRef('account_detail.account', '=', 'account.id').on('account_detail.field', '=', 'payeeName'),
    )
    .select(['mobile_sealed', 'email_sealed', 'email_proven_at', 'account_detail.sealed as payee_sealed'])
    .where('account.id', '=', account)
    .executeTakeFirstOrThrow()
  const open = (sealed: Buffer | null, context: string): string | null => sealed && unseal(key, sealed, context)
  return {
    mobile: open(row.mobile_sealed, sealContext(account, 'mobile')),
    email: open(row.email_sealed, sealContext(account, 'email')),
    isEmailProven: row.email_proven_at !== null,
    payeeName: open(row.payee_sealed, detailSealContext(account, 'payeeName')),
  }
}

/** Whether somebody can be reached: by a mobile number or a verified address. */
export async function hasContact(tx: Tx, account: Id<'account'>): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select(sql<boolean>`mobile_index is not null or email_proven_at is not null`.as('has'))
    .where('id', '=', account)
    .executeTakeFirst()
  return row?.has ?? false
}

/** Serializes claims of the same contact: the second waits and then sees that it is taken. */
async function lockIndex(tx: Tx, index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${index.readBigInt64BE()})`.execute(tx)
}

/** The other accounts of the same merchant. */
const others = (tx: Tx, account: Id<'account'>) =>
  tx
    .selectFrom('account as other')
    .innerJoin('account', 'account.merchant', 'other.merchant')
    .select('other.id')
    .where('account.id', '=', account)
    .where('other.id', '<>', account)

/** False when another account has this number. */
export async function setMobile(tx: Tx, key: SecretKey, account: Id<'account'>, mobile: string): Promise<boolean> {
  const index = indexOfMobile(key, mobile)
  await lockIndex(tx, index)
  if (await others(tx, account).where('other.mobile_index', '=', index).executeTakeFirst()) return false
  await tx
    .updateTable('account')
    .set({ mobile_sealed: seal(key, mobile, sealContext(account, 'mobile')), mobile_index: index })
    .where('id', '=', account)
    .execute()
  return true
}

export type Email = {
  readonly email: string
  /** Null until it is verified: an unverified address may be anybody's, and finds no account. */
  readonly provenAtMs: number | null
}

/** False when another account has verified this address. */
export async function setEmail(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  { email, provenAtMs }: Email,
): Promise<boolean> {
  const index = indexOfEmail(key, email)
  await lockIndex(tx, index)
  const proven = others(tx, account)
    .where('other.email_index', '=', index)
    .where('other.email_proven_at', 'is not', null)
  if (provenAtMs !== null && (await proven.executeTakeFirst())) return false
  await tx
    .updateTable('account')
    .set({
      email_sealed: seal(key, email.trim(), sealContext(account, 'email')),
      email_index: index,
      email_proven_at: provenAtMs === null ? null : new Date(provenAtMs),
    })
    .where('id', '=', account)
    .execute()
  return true
}

/** One personal detail of an account. */
export async function detailOf(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  field: string,
): Promise<string | undefined> {
  const details = tx
    .selectFrom('account_detail')
    .select('sealed')
    .where('account', '=', account)
    .where('field', '=', field)
  const row = await details.executeTakeFirst()
  return row && unseal(key, row.sealed, detailSealContext(account, field))
}

/** The personal details of the named fields that are set. */
export async function detailsOf(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  fields: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('account_detail')
    .select(['field', 'sealed'])
    .where('account', '=', account)
    .where('field', 'in', [...fields])
    .execute()
  return new Map(rows.map(({ field, sealed }) => [field, unseal(key, sealed, detailSealContext(account, field))]))
}

/** Which of these personal details are set; nothing is unsealed for it. */
export async function findDetailsSet(
  tx: Tx,
  account: Id<'account'>,
  fields: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('account_detail')
    .select('field')
    .where('account', '=', account)
    .where('field', 'in', [...fields])
    .execute()
  return new Set(rows.map(({ field }) => field))
}

/** Replaces personal details. An empty text deletes one. */
export async function putDetails(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  details: ReadonlyMap<string, string>,
): Promise<void> {
  if (details.size === 0) return
  await tx
    .deleteFrom('account_detail')
    .where('account', '=', account)
    .where('field', 'in', [...details.keys()])
    .execute()
  await insertDetails(tx, key, account, new Map([...details].filter(([, value]) => value !== '')))
}

/** Inserts personal details, each value sealed for its field and account. */
export async function insertDetails(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  details: ReadonlyMap<string, string>,
): Promise<void> {
  if (details.size === 0) return
  const rows = Array.from(details, ([field, value]) => ({
    account,
    field,
    sealed: seal(key, value, detailSealContext(account, field)),
  }))
  await tx.insertInto('account_detail').values(rows).execute()
}
