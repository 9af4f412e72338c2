import type { LineTermsVersion, OpenedKind } from '@ronda/contract'
import { id as idOf, type CalendarDay, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewLink = {
  readonly id: string
  readonly agent: string
  readonly code: string
  readonly name: string
  readonly account: OpenedKind
  readonly note: string
  readonly createdAtMs: number
  readonly validUntilMs: number | null
}

export type StoredLink = NewLink & {
  readonly isStopped: boolean
  readonly visits: number
  readonly registrations: number
  readonly firstDeposits: number
}

const links = sql`
  select id, agent, code, name, account_kind as account, note,
    (extract(epoch from created_at) * 1000)::float8 as "createdAtMs",
    (extract(epoch from valid_until) * 1000)::float8 as "validUntilMs",
    stopped_at is not null as "isStopped", visits, registrations, first_deposits as "firstDeposits"
  from agent_link`

/** False when the id or the code is taken. */
export async function insertLink(tx: Tx, link: NewLink): Promise<boolean> {
  const { id, agent, code, name, account, note, createdAtMs, validUntilMs } = link
  const row = await tx
    .insertInto('agent_link')
    .values({
      id,
      agent,
      code,
      name,
      account_kind: account,
      note,
      created_at: new Date(createdAtMs),
      valid_until: validUntilMs === null ? null : new Date(validUntilMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findLink(tx: Tx, id: string): Promise<StoredLink | undefined> {
  return (await sql<StoredLink>`${links} where id = ${id}`.execute(tx)).rows[0]
}

export type LinksAsked = { readonly agent: string; readonly before: string | undefined; readonly atMost: number }

/** Newest first. */
export async function listLinks(tx: Tx, { agent, before, atMost }: LinksAsked): Promise<readonly StoredLink[]> {
  const last = sql`(select created_at, id from agent_link where id = ${before ?? null}::uuid and agent = ${agent})`
  const { rows } = await sql<StoredLink>`
    ${links} where agent = ${agent} and ${before === undefined ? sql`true` : sql`(created_at, id) < ${last}`}
    order by created_at desc, id desc limit ${atMost}`.execute(tx)
  return rows
}

/** How many links of an agent somebody can register with now. */
export async function countOpen(tx: Tx, agent: string, nowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_link
    where agent = ${agent} and stopped_at is null
      and (valid_until is null or valid_until > ${new Date(nowMs)})`.execute(tx)
  return rows[0]?.count ?? 0
}

export type CodedLink = StoredLink & {
  readonly agent: Id<'account'>
  readonly agentName: string
  readonly agentNumber: string
  /** Whether its agent is an agent still, and not blocked. */
  readonly isAgentOpen: boolean
}

export async function findByCode(tx: Tx, merchant: string, code: string): Promise<CodedLink | undefined> {
  const { rows } = await sql<CodedLink>`
    select link.*, person.username as "agentName", person.number::text as "agentNumber",
      person.kind = 'agent' and person.blocked_at is null as "isAgentOpen"
    from (${links} where code = ${code}) as link
    join ${accountsAs('person')} on person.id = link.agent and person.merchant = ${merchant}`.execute(tx)
  const [row] = rows
  return row && { ...row, agent: idOf<'account'>(row.agent) }
}

export async function setStopped(tx: Tx, id: string, stoppedAtMs: number | null): Promise<void> {
  await tx
    .updateTable('agent_link')
    .set({ stopped_at: stoppedAtMs === null ? null : new Date(stoppedAtMs) })
    .where('id', '=', id)
    .execute()
}

/** Counts a visitor once a day. */
export async function countVisit(
  tx: Tx,
  visit: { readonly link: string; readonly day: CalendarDay; readonly visitor: string },
): Promise<void> {
  const { link, day, visitor } = visit
  await sql`
    with first as (
      insert into agent_link_visit (day, link, visitor) values (${day}::date, ${link}, ${visitor})
      on conflict do nothing returning link
    )
    update agent_link set visits = visits + 1 from first where agent_link.id = first.link`.execute(tx)
}

export async function forgetVisits(tx: Tx, before: CalendarDay): Promise<void> {
  await sql`delete from agent_link_visit where day < ${before}::date`.execute(tx)
}

export type NewRegistration = {
  readonly account: string
  /** Null for the number or the name of an agent. */
  readonly link: string | null
  readonly agent: string
  readonly version: LineTermsVersion
  readonly termsHash: string
  readonly atMs: number
}

export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<void> {
  const { account, link, agent, version, termsHash, atMs } = registration
  await tx
    .insertInto('agent_link_registration')
    .values({ account, link, agent, terms_version: version, terms_hash: termsHash, signed_at: new Date(atMs) })
    .execute()
  if (link === null) return
  await sql`update agent_link set registrations = registrations + 1 where id = ${link}`.execute(tx)
}

export type Signed = {
  readonly agent: string
  readonly account: OpenedKind
  readonly note: string
  readonly version: LineTermsVersion
  readonly hash: string
  readonly signedAt: number
}

/** What an account has signed: with a link what the link says, and without one what the product says to members. */
export async function findSigned(tx: Tx, account: string): Promise<Signed | undefined> {
  const { rows } = await sql<Signed>`
    select person.username as agent, coalesce(link.account_kind, 'member') as account, coalesce(link.note, '') as note,
      terms_version as version, terms_hash as hash, (extract(epoch from signed_at) * 1000)::float8 as "signedAt"
    from agent_link_registration as registration
    join ${accountsAs('person')} on person.id = registration.agent
    left join agent_link as link on link.id = registration.link
    where registration.account = ${account}`.execute(tx)
  return rows[0]
}

export type Happened = { readonly account: string; readonly atMs: number }

/** Counts the first deposits among these. */
export async function countFirstDeposits(tx: Tx, deposits: readonly Happened[]): Promise<void> {
  if (deposits.length === 0) return
  await sql`
    with first as (
      update agent_link_registration set first_deposit_at = given.at
      from (
        select account, min(at) as at
        from unnest(${deposits.map(({ account }) => account)}::uuid[],
          ${deposits.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[]) as deposit(account, at)
        group by account
      ) as given
      where agent_link_registration.account = given.account and first_deposit_at is null
      returning link
    )
    update agent_link set first_deposits = first_deposits + counted.count
    from (select link, count(*)::int as count from first group by link) as counted
    where agent_link.id = counted.link`.execute(tx)
}

/** Remembers the last day on which these accounts had a bet. */
export async function markActive(tx: Tx, bets: readonly Happened[]): Promise<void> {
  if (bets.length === 0) return
  await sql`
    update agent_link_registration set last_bet_on = given.day
    from (
      select account, max(at at time zone 'utc')::date as day
      from unnest(${bets.map(({ account }) => account)}::uuid[],
        ${bets.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[]) as bet(account, at)
      group by account
    ) as given
    where agent_link_registration.account = given.account
      and (last_bet_on is null or last_bet_on < given.day)`.execute(tx)
}

/** How many accounts of each link had a bet since a day. */
export async function countActive(
  tx: Tx,
  ids: readonly string[],
  since: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ link: string; count: number }>`
    select link, count(*)::int as count from agent_link_registration
    where link = any(${ids}::uuid[]) and last_bet_on >= ${since}::date group by link`.execute(tx)
  return new Map(rows.map(({ link, count }) => [link, count]))
}
