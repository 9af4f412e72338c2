import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { prepared } from '../../platform/postgres/prepared.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import { accountSelection } from './identity.sql.ts'

/** What staff see of an account next to rows of another feature. */
export type AccountName = { readonly username: string; readonly number: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids of accounts among these texts: an actor of the audit log or an owner in the ledger need not be an account. */
const idsAmong = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => UUID.test(text))

/** The names of accounts by id. What is not an account is left out. */
export async function findNames(tx: Tx, accounts: readonly string[]): Promise<ReadonlyMap<string, AccountName>> {
  const ids = idsAmong(accounts)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; username: string; number: bigint }>`
    ${prepared} select id, username, number from account where id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, username, number }) => [id, { username, number: number.toString() }]))
}

/** Which of these are members or agents. Staff and trial accounts are left out. */
export async function findPlayers(tx: Tx, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = idsAmong(accounts)
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', 'in', ['member', 'agent'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** When an account was opened. */
export async function findOpenedAt(tx: Tx, account: string): Promise<number> {
  const row = await tx.selectFrom('account').select('created_at').where('id', '=', account).executeTakeFirstOrThrow()
  return row.created_at.getTime()
}

/** The members whose accounts were opened since a time, oldest first. */
export async function listOpenedSince(
  tx: Tx,
  sinceMs: number,
  atMost: number,
): Promise<readonly { readonly account: string; readonly openedAtMs: number }[]> {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('kind', '=', 'member')
    .where('created_at', '>=', new Date(sinceMs))
    .orderBy('created_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id, created_at: at }) => ({ account: id, openedAtMs: at.getTime() }))
}

/**
 * Accounts to join with rows of another feature, under an alias. PostgreSQL plans it like the table itself, so that a
 * list with names stays one query.
 */
export const accountsAs = <Alias extends string>(alias: Alias) =>
  expressionBuilder<DB>().selectFrom('account').select(accountSelection).as(alias)

/** The name of an account, looked up by itself: for the few rows of a page, whatever the planner expects of them. */
export const usernameOf = (account: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce((select account.username from account where account.id = ${account}), '')`

/** The account that an owner in the ledger is; null for an owner that is none, which must not fail the query. */
export const accountOfOwner = (owner: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`case when ${owner} ~ ${sql.lit(UUID.source)} then ${owner}::uuid end`

/** Whether an account is open: it exists and is not blocked. */
export const isAccountOpen = (account: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from account where account.id = ${account} and account.blocked_at is null)`

/** Whether an account that is not a trial was opened by this time. */
export const isOpenedBy = (account: RawBuilder<unknown>, at: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from account where account.id = ${account} and account.kind <> 'trial' and account.created_at <= ${at})`

/** Whether an owner in the ledger is a trial account that was closed by this time. */
export const isTrialClosedBy = (owner: RawBuilder<unknown>, at: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from account where account.id::text = ${owner} and account.kind = 'trial' and account.blocked_at <= ${at})`

/** Whether the owner of an account has ever chosen a password: one that somebody else made is none. */
export const isPasswordChosen = (account: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from account where account.id = ${account} and account.password_changed_at is not null)`

/** The accounts of staff. */
export const staffAccounts = expressionBuilder<DB>().selectFrom('account').select('id').where('kind', '=', 'operator')
