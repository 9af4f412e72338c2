import type { ContractState } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { canonicalTerms, contractText, highestRate, termsOfText, type PayKind, type Terms } from '@ronda/core/payroll'
import { sql, type RawBuilder } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { teamOf } from '../tree/index.ts'
import type { Standing } from './agentContract.ts'
import { makeTermsReader } from './terms.ts'

export type StoredContract = {
  readonly id: string
  readonly seq: number
  readonly agent: string
  readonly agentNumber: string
  readonly agentName: string
  /** Null for the platform. */
  readonly upline: string | null
  readonly uplineNumber: string | null
  readonly uplineName: string | null
  readonly version: number
  readonly terms: Terms
  readonly termsHash: string
  readonly noticeDays: number | null
  readonly state: ContractState
  readonly proposedBy: string
  readonly proposedAtMs: number
  readonly expiresAtMs: number
  readonly decidedBy: string | null
  readonly validFromMs: number | null
  readonly validToMs: number | null
  readonly endingSide: 'agent' | 'upline' | null
}

const msOf = (column: string) => sql`round(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

type Row = Omit<StoredContract, 'terms'> & { readonly terms: string }

async function select(tx: Tx, rest: RawBuilder<unknown>): Promise<readonly StoredContract[]> {
  const { rows } = await sql<Row>`
    select contract.id, contract.seq::int as seq, contract.agent, contract.upline, contract.version, contract.terms,
      contract.terms_hash as "termsHash", contract.notice_days as "noticeDays", contract.state,
      contract.proposed_by as "proposedBy", contract.decided_by as "decidedBy",
      contract.ending_side as "endingSide",
      ${msOf('contract.proposed_at')} as "proposedAtMs", ${msOf('contract.expires_at')} as "expiresAtMs",
      ${msOf('contract.valid_from')} as "validFromMs", ${msOf('contract.valid_to')} as "validToMs",
      below.number::text as "agentNumber", below.username as "agentName",
      above.number::text as "uplineNumber", above.username as "uplineName"
    from agent_contract as contract join ${accountsAs('below')} on below.id = contract.agent
    left join ${accountsAs('above')} on above.id = contract.upline
    ${rest}`.execute(tx)
  return rows.map((row) => ({ ...row, terms: termsOfText(row.terms) }))
}

export async function findContract(tx: Tx, id: string): Promise<StoredContract | undefined> {
  return (await select(tx, sql`where contract.id = ${id}`))[0]
}

export async function listContracts(tx: Tx, ids: readonly string[]): Promise<readonly StoredContract[]> {
  return select(tx, sql`where contract.id = any(${ids}::uuid[]) order by contract.id`)
}

/** Locked until the transaction ends, so that of two answers one is first. */
export async function lockContract(tx: Tx, id: string): Promise<StoredContract | undefined> {
  return (await select(tx, sql`where contract.id = ${id} for update of contract`))[0]
}

/** One change at a time to the contracts of a line; those of other lines need not wait. */
export async function lockLine(tx: Tx, head: string, { kind, currency }: Pick<Terms, 'kind' | 'currency'>) {
  const key = `agents.contract ${head} ${kind} ${currency}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export type NewContract = {
  readonly id: string
  readonly agent: string
  readonly upline: string | null
  readonly terms: Terms
  readonly noticeDays: number | null
  readonly proposedBy: string
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

/** The numbers of an agent and of the other side; null for the platform. */
async function findParties(
  tx: Tx,
  { agent, upline }: Pick<NewContract, 'agent' | 'upline'>,
): Promise<readonly [agent: string, upline: string | null]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number::text as number from ${accountsAs('party')}
    where id = any(${[agent, ...(upline === null ? [] : [upline])]}::uuid[])`.execute(tx)
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return [
    present(numbers.get(agent), 'the number of an agent'),
    upline === null ? null : present(numbers.get(upline), 'the number of an agent'),
  ]
}

/** False where an offer of the kind waits already. */
export async function insertOffer(tx: Tx, fresh: NewContract): Promise<boolean> {
  const { kind, currency, period } = fresh.terms
  const text = canonicalTerms(fresh.terms)
  const [agent, upline] = await findParties(tx, fresh)
  const signed = contractText({ agent, terms: fresh.terms, signed: { upline, noticeDays: fresh.noticeDays } })
  const { rows } = await sql`
    insert into agent_contract (id, kind, currency, agent, upline, version, terms, signed, terms_hash,
      period, rate_millionths, notice_days, proposed_by, proposed_at, expires_at)
    select ${fresh.id}, ${kind}, ${currency}, ${fresh.agent}::uuid, ${fresh.upline}::uuid, coalesce(max(version), 0) + 1, ${text},
      ${signed}, encode(sha256(convert_to(${signed}, 'UTF8')), 'hex'), ${period}, ${highestRate(fresh.terms)}::int,
      ${fresh.noticeDays}::int, ${fresh.proposedBy}::uuid, ${new Date(fresh.proposedAtMs)}, ${new Date(fresh.expiresAtMs)}
    from agent_contract where agent = ${fresh.agent} and kind = ${kind} and currency = ${currency}
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The offer of the kind that waits. */
export async function findOffer(
  tx: Tx,
  { agent, terms: { kind, currency } }: Pick<NewContract, 'agent' | 'terms'>,
): Promise<StoredContract | undefined> {
  const found = await select(
    tx,
    sql`where contract.agent = ${agent} and contract.kind = ${kind} and contract.currency = ${currency}
      and contract.state = 'requested' for update of contract`,
  )
  return found[0]
}

type KindOf = { readonly kind: PayKind; readonly currency: Currency }

/** The valid contracts of some agents. */
export async function listStanding(tx: Tx, agents: readonly string[], of: KindOf, nowMs: number) {
  return selectStanding(tx, sql`contract.agent = any(${agents}::uuid[]) and ${isStanding(of, nowMs)}`, [])
}

type Below = { readonly nowMs: number; readonly atMost?: number }

/** The valid contracts of everybody below an agent; all of them, or as many as are wanted. */
export async function listStandingBelow(tx: Tx, agent: string, of: KindOf, { nowMs, atMost }: Below) {
  const isBelow = sql`contract.agent in (select account from ${teamOf(agent)} as team)`
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`
  return selectStanding(tx, sql`${isBelow} and ${isStanding(of, nowMs)} ${limit}`, [agent])
}

const isStanding = ({ kind, currency }: KindOf, nowMs: number) =>
  sql`contract.kind = ${kind} and contract.currency = ${currency} and contract.state = 'valid'
    and (contract.valid_to is null or contract.valid_to > ${new Date(nowMs)})`

async function selectStanding(
  tx: Tx,
  which: RawBuilder<unknown>,
  line: readonly string[],
): Promise<readonly Standing[]> {
  const { rows } = await sql<{ id: string; agent: string; upline: string | null; terms: string; termsHash: string }>`
    select id, agent, upline, terms, terms_hash as "termsHash" from agent_contract as contract where ${which}`.execute(
    tx,
  )
  const read = makeTermsReader()
  return rows.map((row) => ({ ...row, terms: read(row.terms), line }))
}

/** The valid contract of an agent, also while its end is near. */
export async function findValid(tx: Tx, agent: string, kind: PayKind): Promise<StoredContract | undefined> {
  return (
    await select(tx, sql`where contract.agent = ${agent} and contract.kind = ${kind} and contract.state = 'valid'`)
  )[0]
}

/** Valid contracts and open offers of some agents. */
export async function listOpen(tx: Tx, agents: readonly string[], kind: PayKind): Promise<readonly StoredContract[]> {
  return select(
    tx,
    sql`where contract.agent = any(${agents}::uuid[]) and contract.kind = ${kind}
      and contract.state in ('valid', 'requested')`,
  )
}

const isEnding = (account: string) => sql`contract.state = 'valid'
  and ((contract.agent = ${account} and contract.ending_side = 'upline')
    or (contract.upline = ${account} and contract.ending_side = 'agent'))`

const isWaiting = (account: string, kinds: readonly PayKind[]) => sql`contract.kind = any(${kinds}::text[])
  and ((contract.agent = ${account} and contract.state = 'requested') or (${isEnding(account)}))`

/** What waits for the answer of an account: requests of the other side to end a contract first, then offers to it. */
export async function listWaiting(
  tx: Tx,
  account: string,
  { kinds, atMost }: { readonly kinds: readonly PayKind[]; readonly atMost: number },
): Promise<readonly StoredContract[]> {
  return select(
    tx,
    sql`where ${isWaiting(account, kinds)} order by contract.ending_side is null, contract.seq limit ${atMost}`,
  )
}

export async function countWaiting(tx: Tx, account: string, kinds: readonly PayKind[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_contract as contract where ${isWaiting(account, kinds)}`.execute(tx)
  return rows[0]?.count ?? 0
}

export type Flags = {
  readonly kind: PayKind
  readonly holds: boolean
  readonly isOffered: boolean
  readonly isEnding: boolean
}

/** Which kinds an account has or is offered, and which are asked to end. */
export async function listFlags(tx: Tx, account: string): Promise<readonly Flags[]> {
  const { rows } = await sql<Flags>`
    select kind, bool_or(agent = ${account} and state = 'valid') as holds,
      bool_or(agent = ${account} and state = 'requested') as "isOffered", bool_or(${isEnding(account)}) as "isEnding"
    from agent_contract as contract
    where (agent = ${account} and state in ('valid', 'requested')) or (${isEnding(account)})
    group by kind`.execute(tx)
  return rows
}

/** How many offers of a kind one agent has made to another since a moment. */
export async function countOffersSince(
  tx: Tx,
  { agent, upline, terms }: Pick<NewContract, 'agent' | 'upline' | 'terms'>,
  sinceMs: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from agent_contract
    where agent = ${agent} and upline = ${upline} and kind = ${terms.kind} and proposed_at > ${new Date(sinceMs)}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export type VersionsAsked = {
  readonly agent: string
  readonly kind: PayKind
  readonly upline?: string | undefined
  /** The version after which the page begins. */
  readonly before?: number | undefined
  readonly atMost: number
}

/** The versions of a kind that an agent had, newest first; only those with one upline where it is given. */
export async function listVersions(
  tx: Tx,
  { agent, kind, upline, before, atMost }: VersionsAsked,
): Promise<readonly StoredContract[]> {
  const withUpline = upline === undefined ? sql`true` : sql`contract.upline = ${upline}`
  const isAfter = before === undefined ? sql`true` : sql`contract.version < ${before}`
  return select(
    tx,
    sql`where contract.agent = ${agent} and contract.kind = ${kind} and ${withUpline} and ${isAfter}
    order by contract.version desc limit ${atMost}`,
  )
}

export type DeskFilter = {
  readonly kind?: PayKind | undefined
  readonly state?: ContractState | undefined
  readonly agent?: string | undefined
  readonly before?: number | undefined
  readonly atMost: number
}

/** Newest first. */
export async function listForDesk(tx: Tx, asked: DeskFilter): Promise<readonly StoredContract[]> {
  const { kind, state, agent, before, atMost } = asked
  const wanted = [
    kind === undefined ? sql`true` : sql`contract.kind = ${kind}`,
    state === undefined ? sql`true` : sql`contract.state = ${state}`,
    agent === undefined ? sql`true` : sql`contract.agent = ${agent}`,
    before === undefined ? sql`true` : sql`contract.seq < ${before}`,
  ]
  return select(tx, sql`where ${sql.join(wanted, sql` and `)} order by contract.seq desc limit ${atMost}`)
}

const ofBranch = (agent: string) => sql`
  where contract.state in ('valid', 'requested')
    and (contract.agent = ${agent} or contract.agent in (select account from ${teamOf(agent)} as team))
  order by contract.id`

/** Valid contracts and open offers of an agent and everybody below, of every kind. */
export const listBranch = (tx: Tx, agent: string): Promise<readonly StoredContract[]> => select(tx, ofBranch(agent))

/** The same, locked until the transaction ends. */
export const lockBranch = (tx: Tx, agent: string): Promise<readonly StoredContract[]> =>
  select(tx, sql`${ofBranch(agent)} for update of contract`)
