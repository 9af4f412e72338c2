import type { OpenedKind, PasswordState } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs, isPasswordChosen } from '../../people/identity/index.ts'
import { isOneTimeLive } from '../../people/password/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type OpenedByHand = {
  readonly account: string
  readonly number: string
  readonly username: string
  readonly kind: OpenedKind
  /** The agent who opened it; null for staff. */
  readonly agent: string | null
  readonly agentName: string | null
  readonly openedAtMs: number
  readonly isUsed: boolean
  readonly password: PasswordState
  /** The one-time password was made anew. */
  readonly isRenewed: boolean
}

const opened = (nowMs: number) => sql`
  select agent_account.account, person.number::text as number, person.username, person.kind,
    agent_account.agent, opener.username as "agentName",
    extract(epoch from opened_at)::float8 * 1000 as "openedAtMs", person.last_login_at is not null as "isUsed",
    case
      when ${isPasswordChosen(sql.ref('agent_account.account'))} then 'chosen'
      when ${isOneTimeLive(sql.ref('agent_account.account'), nowMs)} then 'waiting'
      else 'expired'
    end as password,
    renewed_at is not null as "isRenewed"
  from agent_account join ${accountsAs('person')} on person.id = agent_account.account
  left join ${accountsAs('opener')} on opener.id = agent_account.agent`

export async function findOpened(tx: Tx, id: string, nowMs: number): Promise<OpenedByHand | undefined> {
  return (await sql<OpenedByHand>`${opened(nowMs)} where agent_account.id = ${id}`.execute(tx)).rows[0]
}

export async function findOpenedByNumber(tx: Tx, number: string, nowMs: number): Promise<OpenedByHand | undefined> {
  const found = sql<OpenedByHand>`${opened(nowMs)} where person.number = ${number}::bigint`
  return (await found.execute(tx)).rows[0]
}

type Page = {
  /** The number of the account after which the page begins. */
  readonly before: string | undefined
  readonly atMost: number
  readonly nowMs: number
}

const isBefore = (before: string | undefined) => {
  const last = sql`(select id from ${accountsAs('last')} where last.number = ${before ?? null}::bigint)`
  return before === undefined ? sql`true` : sql`agent_account.account < ${last}`
}

/** Those that an agent has opened, newest first: the ids of accounts have the order of opening. */
export async function listOpened(
  tx: Tx,
  { agent, before, atMost, nowMs }: Page & { readonly agent: string },
): Promise<readonly OpenedByHand[]> {
  const { rows } = await sql<OpenedByHand>`
    ${opened(nowMs)} where agent_account.agent = ${agent} and ${isBefore(before)}
    order by agent_account.account desc limit ${atMost}`.execute(tx)
  return rows
}

/** Those of all agents and of staff, newest first, or one of them. */
export async function listOpenedByAll(
  tx: Tx,
  { only, before, atMost, nowMs }: Page & { readonly only: string | undefined },
): Promise<readonly OpenedByHand[]> {
  const { rows } = await sql<OpenedByHand>`
    ${opened(nowMs)} where ${only === undefined ? sql`true` : sql`agent_account.account = ${only}`}
      and ${isBefore(before)}
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
  { id, account, agent, atMs }: { id: string; account: Id<'account'>; agent: Id<'account'> | null; atMs: number },
): Promise<void> {
  await tx
    .insertInto('agent_account')
    .values({ id, account, agent, opened_at: new Date(atMs) })
    .execute()
}

export async function markRenewed(tx: Tx, account: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('agent_account')
    .set({ renewed_at: new Date(nowMs) })
    .where('account', '=', account)
    .execute()
}
