import type { PayoutKind } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { expressionBuilder, sql, type Selectable } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import { blindIndex, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { identityOf, maskNumber, type BoundTo } from './payoutAccount.ts'

export type PayoutAccount = {
  readonly id: string
  readonly account: Id<'account'>
  readonly kind: PayoutKind
  readonly institution: string
  readonly masked: string
  readonly boundAtMs: number
  readonly isRemoved: boolean
}

/** The context that a value is sealed for: it cannot be unsealed with another one. */
const sealContextOf = (id: string, column: string): string => `payout_account.${column}:${id}`

const selection = ['id', 'account', 'kind', 'institution', 'masked', 'bound_at', 'removed_at'] as const

function accountOf(row: Pick<Selectable<DB['payout_account']>, (typeof selection)[number]>): PayoutAccount {
  const { id, account, kind, institution, masked } = row
  const isRemoved = row.removed_at !== null
  return {
    id,
    account: account as Id<'account'>,
    kind,
    institution,
    masked,
    boundAtMs: row.bound_at.getTime(),
    isRemoved,
  }
}

/** Serializes bindings of one member, so that the second sees the first. */
export async function lockBindings(tx: Tx, account: Id<'account'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payout:${account}`}, 0))`.execute(tx)
}

export async function listPayoutAccounts(tx: Tx, account: Id<'account'>): Promise<readonly PayoutAccount[]> {
  const rows = await tx
    .selectFrom('payout_account')
    .select(selection)
    .where('account', '=', account)
    .where('removed_at', 'is', null)
    .orderBy('bound_at')
    .orderBy('id')
    .execute()
  return rows.map(accountOf)
}

export async function findPayoutAccount(tx: Tx, id: string): Promise<PayoutAccount | undefined> {
  const row = await tx.selectFrom('payout_account').select(selection).where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

/** Those of these accounts that exist, removed ones included. */
export async function findPayoutAccounts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PayoutAccount>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('payout_account').select(selection).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, accountOf(row)]))
}

const indexOf = (key: SecretKey, bound: BoundTo): Buffer => blindIndex(key, identityOf(bound), 'payout_account.number')

export async function hasBound(tx: Tx, key: SecretKey, account: Id<'account'>, bound: BoundTo): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_account')
    .select('id')
    .where('account', '=', account)
    .where('number_index', '=', indexOf(key, bound))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

const MARKS_MAX = 50

/**
 * Keyed hashes of all accounts that somebody was ever paid to: an account that shares one may belong to the same
 * person.
 */
export async function listAccountMarks(tx: Tx, account: Id<'account'>): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('payout_account')
    .select('number_index')
    .where('account', '=', account)
    .orderBy('bound_at', 'desc')
    .limit(MARKS_MAX)
    .execute()
  return rows.map((row) => row.number_index)
}

export type NewBinding = { readonly id: string; readonly account: Id<'account'>; readonly boundAtMs: number }

export async function insertPayoutAccount(
  tx: Tx,
  key: SecretKey,
  { id, account, boundAtMs }: NewBinding,
  bound: BoundTo,
): Promise<PayoutAccount> {
  const row = await tx
    .insertInto('payout_account')
    .values({
      id,
      account,
      kind: bound.kind,
      institution: bound.institution,
      number_sealed: seal(key, bound.number, sealContextOf(id, 'number')),
      number_index: indexOf(key, bound),
      holder_sealed: seal(key, bound.holder, sealContextOf(id, 'holder')),
      masked: maskNumber(bound.number),
      bound_at: new Date(boundAtMs),
    })
    .returning(selection)
    .executeTakeFirstOrThrow()
  return accountOf(row)
}

/** False when the member has no such account. */
export async function markRemoved(tx: Tx, account: Id<'account'>, id: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .updateTable('payout_account')
    .set({ removed_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('account', '=', account)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The unsealed account, for a payout. */
export async function openPayoutAccount(tx: Tx, key: SecretKey, id: string): Promise<BoundTo> {
  const row = await tx
    .selectFrom('payout_account')
    .select(['kind', 'institution', 'number_sealed', 'holder_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    kind: row.kind,
    institution: row.institution,
    number: unseal(key, row.number_sealed, sealContextOf(id, 'number')),
    holder: unseal(key, row.holder_sealed, sealContextOf(id, 'holder')),
  }
}

/** The name on the first account that a member ever bound, removed or not. */
export async function findFirstHolder(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payout_account')
    .select(['id', 'holder_sealed'])
    .where('account', '=', account)
    .orderBy('bound_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && unseal(key, row.holder_sealed, sealContextOf(row.id, 'holder'))
}

/** Whether an account has, or had, a payout account in common with one of these. */
export async function sharesPayoutAccount(
  tx: Tx,
  accounts: readonly Id<'account'>[],
  account: Id<'account'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_account as own')
    .innerJoin('payout_account as other', 'other.number_index', 'own.number_index')
    .select('own.id')
    .where('own.account', '=', account)
    .where('other.account', 'in', accounts)
    .whereRef('other.account', '<>', 'own.account')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Other accounts that have, or had, a payout account in common with this one. */
export async function listSharingPayoutAccounts(
  tx: Tx,
  account: Id<'account'>,
  atMost: number,
): Promise<readonly Id<'account'>[]> {
  const rows = await tx
    .selectFrom('payout_account as own')
    .innerJoin('payout_account as other', 'other.number_index', 'own.number_index')
    .select('other.account')
    .distinct()
    .where('own.account', '=', account)
    .whereRef('other.account', '<>', 'own.account')
    .orderBy('other.account')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.account as Id<'account'>)
}

/** The usernames of others who have, or had, the same payout accounts, by account. */
export async function findSharing(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('payout_account as own')
    .innerJoin('payout_account as other', 'other.number_index', 'own.number_index')
    .innerJoin(accountsAs('account'), 'account.id', 'other.account')
    .select(['own.id', 'account.username'])
    .distinct()
    .where('own.id', 'in', ids)
    .whereRef('other.account', '<>', 'own.account')
    .orderBy('account.username')
    .limit(500)
    .execute()
  const sharing = new Map<string, string[]>()
  for (const { id, username } of rows) sharing.set(id, [...(sharing.get(id) ?? []), username])
  return sharing
}

/** Payout accounts as their owners know them, to join with rows of another feature under an alias. */
export const payoutAccountsAs = <Alias extends string>(alias: Alias) =>
  expressionBuilder<DB>().selectFrom('payout_account').select(['id', 'institution', 'masked']).as(alias)
