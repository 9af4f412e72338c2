import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { blindIndex, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'

/** How to reach a person, and the name on their bank account. */
export type Contacts = {
  /** In E.164. */
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly payeeName: string | null
}

/** Where a sealed value lives: it opens there and nowhere else. */
const placeOf = (account: string, column: string): string => `account.${column}:${account}`
const detailPlaceOf = (account: string, field: string): string => `account_detail.${field}:${account}`

export function indexOfMobile(key: SecretKey, mobile: string): Buffer {
  return blindIndex(key, mobile, 'account.mobile')
}

/** Addresses that differ only in case reach the same person. */
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
  const open = (sealed: Buffer | null, place: string): string | null => sealed && unseal(key, sealed, place)
  return {
    mobile: open(row.mobile_sealed, placeOf(account, 'mobile')),
    email: open(row.email_sealed, placeOf(account, 'email')),
    isEmailProven: row.email_proven_at !== null,
    payeeName: open(row.payee_sealed, detailPlaceOf(account, 'payeeName')),
  }
}

/** Of two who claim one number at once, the second waits and then sees that it is taken. */
async function lockIndex(tx: Tx, index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${index.readBigInt64BE()})`.execute(tx)
}

/** False when another account has this number. */
export async function setMobile(tx: Tx, key: SecretKey, account: Id<'account'>, mobile: string): Promise<boolean> {
  const index = indexOfMobile(key, mobile)
  await lockIndex(tx, index)
  const taken = await tx
    .selectFrom('account as other')
    .innerJoin('account', 'account.merchant', 'other.merchant')
    .select('other.id')
    .where('account.id', '=', account)
    .where('other.id', '<>', account)
    .where('other.mobile_index', '=', index)
    .executeTakeFirst()
  if (taken) return false
  await tx
    .updateTable('account')
    .set({ mobile_sealed: seal(key, mobile, placeOf(account, 'mobile')), mobile_index: index })
    .where('id', '=', account)
    .execute()
  return true
}

export type Email = {
  readonly email: string
  /** Null while its owner has not proven it: then it may be anybody's, and finds nobody. */
  readonly provenAtMs: number | null
}

/** False when another account has proven that this address is theirs. */
export async function setEmail(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  { email, provenAtMs }: Email,
): Promise<boolean> {
  const index = indexOfEmail(key, email)
  await lockIndex(tx, index)
  if (provenAtMs !== null && (await isEmailTaken(tx, account, index))) return false
  await tx
    .updateTable('account')
    .set({
      email_sealed: seal(key, email.trim(), placeOf(account, 'email')),
      email_index: index,
      email_proven_at: provenAtMs === null ? null : new Date(provenAtMs),
    })
    .where('id', '=', account)
    .execute()
  return true
}

async function isEmailTaken(tx: Tx, account: Id<'account'>, index: Buffer): Promise<boolean> {
  const other = await tx
    .selectFrom('account as other')
    .innerJoin('account', 'account.merchant', 'other.merchant')
    .select('other.id')
    .where('account.id', '=', account)
    .where('other.id', '<>', account)
    .where('other.email_index', '=', index)
    .where('other.email_proven_at', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}

/** One thing that a person told about themselves. */
export async function detailOf(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
  field: string,
): Promise<string | undefined> {
  const told = tx
    .selectFrom('account_detail')
    .select('sealed')
    .where('account', '=', account)
    .where('field', '=', field)
  const row = await told.executeTakeFirst()
  return row && unseal(key, row.sealed, detailPlaceOf(account, field))
}

/** All of it, or what there is of the named fields. */
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
  return new Map(rows.map(({ field, sealed }) => [field, unseal(key, sealed, detailPlaceOf(account, field))]))
}

/** Tells it anew: what was there before is forgotten. An empty text takes it back. */
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

/** What a person told about themselves, each value sealed in its place. */
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
    sealed: seal(key, value, detailPlaceOf(account, field)),
  }))
  await tx.insertInto('account_detail').values(rows).execute()
}
