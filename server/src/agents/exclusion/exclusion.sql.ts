import type { ExclusionQueue, ExclusionReason, ExclusionState } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Fact, Finding } from './evidence.ts'
import { readFacts, writeFacts } from './exclusion.lib.ts'
import type { CaseProposal, Cleared } from './exclusion.ts'

export type StoredExclusion = {
  readonly id: string
  readonly seq: number
  readonly reason: ExclusionReason
  readonly account: string
  readonly memberNumber: string
  readonly memberName: string
  readonly day: string
  /** Nearest first. */
  readonly agents: readonly string[]
  readonly agentNumber: string
  readonly agentName: string
  readonly turn: number
  readonly currency: Currency
  readonly isCertain: boolean
  readonly facts: readonly Fact[]
  readonly bets: number
  readonly validBet: bigint
  readonly state: ExclusionState
  readonly filedAtMs: number
  readonly proposal: CaseProposal | null
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  /** Appeals without an answer. */
  readonly waiting: number
  /** Somebody has appealed, answered or not. */
  readonly isAppealed: boolean
}

type Row = Omit<StoredExclusion, 'facts' | 'proposal'> & {
  readonly evidence: unknown
  readonly proposedBy: string | null
  readonly proposedAtMs: number | null
  readonly proposedNote: string | null
  readonly proposedDecision: CaseProposal['decision'] | null
}

const columns = sql`
  exclusion.id, exclusion.seq, exclusion.reason, exclusion.account, member.number::text as "memberNumber",
  member.username as "memberName", to_char(exclusion.day, 'YYYY-MM-DD') as day, exclusion.agents,
  agent.number::text as "agentNumber", agent.username as "agentName", exclusion.turn, exclusion.currency,
  exclusion.is_certain as "isCertain", exclusion.evidence, exclusion.bets, exclusion.valid_bet as "validBet",
  exclusion.state, (extract(epoch from exclusion.filed_at) * 1000)::float8 as "filedAtMs",
  exclusion.proposed_by as "proposedBy", (extract(epoch from exclusion.proposed_at) * 1000)::float8 as "proposedAtMs",
  exclusion.proposed_note as "proposedNote", exclusion.proposed_decision as "proposedDecision",
  exclusion.decided_by as "decidedBy", decider.username as "decidedByName",
  (extract(epoch from exclusion.decided_at) * 1000)::float8 as "decidedAtMs", exclusion.note,
  (select count(*)::int from exclusion_appeal where exclusion = exclusion.id and answer is null) as waiting,
  exists (select from exclusion_appeal where exclusion = exclusion.id) as "isAppealed"`
const tables = sql`
  exclusion join ${accountsAs('member')} on member.id = exclusion.account
  join ${accountsAs('agent')} on agent.id = exclusion.agents[1]
  left join ${accountsAs('decider')} on decider.id = exclusion.decided_by`

function exclusionOf({
  evidence,
  proposedBy: by,
  proposedAtMs: atMs,
  proposedNote: note,
  proposedDecision: decision,
  ...row
}: Row): StoredExclusion {
  const isProposed = by !== null && atMs !== null && note !== null && decision !== null
  return { ...row, facts: readFacts(evidence), proposal: isProposed ? { by, atMs, note, decision } : null }
}

export async function findExclusion(tx: Tx, id: string): Promise<StoredExclusion | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where exclusion.id = ${id}`.execute(tx)
  return rows[0] && exclusionOf(rows[0])
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockExclusion(tx: Tx, id: string): Promise<StoredExclusion | undefined> {
  await sql`select from exclusion where id = ${id} for update`.execute(tx)
  return findExclusion(tx, id)
}

const QUEUES = {
  open: sql<boolean>`exclusion.state = 'open'`,
  appeals: sql<boolean>`exists (
    select from exclusion_appeal where exclusion_appeal.exclusion = exclusion.id and answer is null)`,
  all: sql<boolean>`true`,
} satisfies Readonly<Record<ExclusionQueue, unknown>>

export type CasesAsked = {
  readonly queue: ExclusionQueue
  readonly reason?: ExclusionReason | undefined
  readonly before?: number | undefined
  readonly atMost: number
}

/** Newest first. */
export async function listCases(
  tx: Tx,
  { queue, reason, before, atMost }: CasesAsked,
): Promise<readonly StoredExclusion[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${tables}
    where ${QUEUES[queue]} and ${reason === undefined ? sql`true` : sql`exclusion.reason = ${reason}`}
      and ${before === undefined ? sql`true` : sql`exclusion.seq < ${before}`}
    order by exclusion.seq desc limit ${atMost}`.execute(tx)
  return rows.map(exclusionOf)
}

/** How many wait for staff: what is to be decided, and what was appealed against. No case is both. */
export async function countOpen(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from exclusion where ${QUEUES.open})
      + (select count(distinct exclusion) from exclusion_appeal where answer is null)
    )::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What an agent is told of: what was excluded below them, also if it was lifted. Newest first. */
export async function listOfAgent(
  tx: Tx,
  {
    agent,
    only,
    before,
    atMost,
  }: { readonly agent: string; readonly only?: string; readonly before?: number | undefined; readonly atMost: number },
): Promise<readonly StoredExclusion[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${tables}
    where exclusion.agents @> ${[agent]}::uuid[] and exclusion.state in ('excluded', 'lifted')
      and ${only === undefined ? sql`true` : sql`exclusion.id = ${only}`}
      and ${before === undefined ? sql`true` : sql`exclusion.seq < ${before}`}
    order by exclusion.seq desc limit ${atMost}`.execute(tx)
  return rows.map(exclusionOf)
}

/** The last case of an account, day, line and currency, for a reason; it stays locked until the transaction ends. */
export async function lockLast(
  tx: Tx,
  {
    reason,
    account,
    day,
    agents,
    currency,
  }: Pick<StoredExclusion, 'reason' | 'account' | 'day' | 'agents' | 'currency'>,
): Promise<StoredExclusion | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from exclusion
    where reason = ${reason} and account = ${account} and day = ${day}::date and agents = ${agents}::uuid[]
      and currency = ${currency}
    order by turn desc limit 1 for update`.execute(tx)
  return rows[0] && findExclusion(tx, rows[0].id)
}

/** When staff last spoke for the agent about an account, for a reason. */
export async function findCleared(tx: Tx, account: string, reason: ExclusionReason): Promise<Cleared | undefined> {
  const { rows } = await sql<Cleared>`
    select state, (extract(epoch from coalesce(lifted_at, decided_at)) * 1000)::float8 as "atMs" from exclusion
    where account = ${account} and reason = ${reason} and state in ('dismissed', 'lifted')
    order by coalesce(lifted_at, decided_at) desc limit 1`.execute(tx)
  return rows[0]
}

export type NewCase = Finding & {
  readonly id: string
  readonly account: string
  readonly day: string
  readonly agents: readonly string[]
  readonly turn: number
  readonly currency: Currency
  readonly state: 'open' | 'excluded'
  readonly atMs: number
}

export async function insertCase(tx: Tx, made: NewCase): Promise<void> {
  const { id, reason, account, day, agents, turn, currency, isCertain, facts, bets, state, atMs } = made
  const validBet = bets.reduce((sum, bet) => sum + bet.validBet, 0n)
  await sql`
    insert into exclusion (id, reason, account, day, agents, turn, currency, is_certain, evidence, bets, valid_bet, state,
      filed_at, decided_at)
    values (${id}, ${reason}, ${account}, ${day}::date, ${agents}::uuid[], ${turn}, ${currency}, ${isCertain},
      ${writeFacts(facts)}::jsonb, ${bets.length}, ${validBet}, ${state}, ${new Date(atMs)},
      ${state === 'open' ? null : new Date(atMs)})`.execute(tx)
  await insertBets(tx, id, made)
}

async function insertBets(
  tx: Tx,
  exclusion: string,
  { reason, bets }: Pick<Finding, 'reason' | 'bets'>,
): Promise<void> {
  await sql`
    insert into exclusion_bet (exclusion, reason, wallet, operation, game, at, valid_bet)
    select ${exclusion}, ${reason}, * from unnest(${bets.map(({ wallet }) => wallet)}::int[],
      ${bets.map(({ operation }) => operation)}::uuid[], ${bets.map(({ game }) => game)}::text[],
      ${bets.map(({ atMs }) => new Date(atMs))}::timestamptz[],
      ${bets.map(({ validBet }) => validBet.toString())}::bigint[])`.execute(tx)
}

/** More bets of the same case. */
export async function addBets(tx: Tx, exclusion: StoredExclusion, { reason, bets, facts }: Finding): Promise<void> {
  const validBet = bets.reduce((sum, bet) => sum + bet.validBet, 0n)
  await sql`
    update exclusion set bets = bets + ${bets.length}, valid_bet = valid_bet + ${validBet},
      evidence = ${writeFacts([...facts, ...exclusion.facts])}::jsonb
    where id = ${exclusion.id}`.execute(tx)
  await insertBets(tx, exclusion.id, { reason, bets })
}

type BetKey = { readonly wallet: number; readonly operation: string }

/** Which of these bets were filed for a reason before. */
export async function findFiled(
  tx: Tx,
  reason: ExclusionReason,
  bets: readonly BetKey[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ operation: string }>`
    select operation from exclusion_bet join unnest(${bets.map(({ wallet }) => wallet)}::int[],
      ${bets.map(({ operation }) => operation)}::uuid[]) as asked(wallet, operation) using (wallet, operation)
    where exclusion_bet.reason = ${reason}`.execute(tx)
  return new Set(rows.map(({ operation }) => operation))
}

/** The bets of an exclusion with the reason for which another one still excludes each; null where there is none. */
export async function listBetsOf(
  tx: Tx,
  exclusion: string,
): Promise<readonly (BetKey & { readonly other: ExclusionReason | null })[]> {
  const { rows } = await sql<BetKey & { other: ExclusionReason | null }>`
    select bet.wallet, bet.operation, (
        select other.reason from exclusion_bet as same join exclusion as other on other.id = same.exclusion
        where same.wallet = bet.wallet and same.operation = bet.operation and other.id <> bet.exclusion
          and other.state = 'excluded'
        order by other.seq limit 1
      ) as other
    from exclusion_bet as bet where bet.exclusion = ${exclusion}`.execute(tx)
  return rows
}

export type ShownBet = { readonly atMs: number; readonly game: string | null; readonly validBet: bigint }

/** The newest bets of an exclusion. */
export async function listNewestBets(tx: Tx, exclusion: string, atMost: number): Promise<readonly ShownBet[]> {
  const { rows } = await sql<ShownBet>`
    select (extract(epoch from at) * 1000)::float8 as "atMs", game, valid_bet as "validBet" from exclusion_bet
    where exclusion = ${exclusion} order by at desc, operation limit ${atMost}`.execute(tx)
  return rows
}
