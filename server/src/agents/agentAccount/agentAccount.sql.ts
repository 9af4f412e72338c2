import type { OpenedKind } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type OpenedByHand = {
  readonly account: string
  readonly number: string
  readonly username: string
  readonly kind: OpenedKind
  readonly openedAtMs: number
  readonly isUsed: boolean
  /** Its owner has not changed the one-time password yet. */
  readonly isWaiting: boolean
}

const opened = sql`
  select agent_account.account, person.number::text as number, person.username, person.kind,
    extract(epoch from opened_at)::float8 * 1000 as "openedAtMs", person.last_login_at is not null as "isUsed",
    person.must_change_password as "isWaiting"
  from agent_account join ${accountsAs('person')} on person.id = agent_account.account`

export async function findOpened(tx: Tx, id: string): Promise<OpenedByHand | undefined> {
  return (await sql<OpenedByHand>`${opened} where agent_account.id = ${id}`.execute(tx)).rows[0]
}

/** Those that an agent has opened, newest first: the ids of accounts have the order of opening. */
export async function listOpened(
  tx: Tx,
  { agent, before, atMost }: { readonly agent: string; readonly before: string | undefined; readonly atMost: number },
): Promise<readonly OpenedByHand[]> {
  const last = sql`(select id from ${accountsAs('last')} where last.number = ${before ?? null}::bigint)`
  const { rows } = await sql<OpenedByHand>`
    ${opened} where agent_account.agent = ${agent}
      and ${before === undefined ? sql`true` : sql`agent_account.account < ${last}`}
    order by agent_account.account desc limit ${atMost}`.execute(tx)
  return rows
}

export async function countOpenedSince(tx: Tx, agent: string, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_account
    where agent = ${agent} and opened_at >= ${new Date(sinceMs)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertOpened(
  tx: Tx,
  { id, account, agent, atMs }: { id: string; account: Id<'account'>; agent: Id<'account'>; atMs: number },
): Promise<void> {
  await tx
    .insertInto('agent_account')
    .values({ id, account, agent, opened_at: new Date(atMs) })
    .execute()
}
