import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SumAsked } from './decide.sql.ts'
import type { Proposal } from './exclusion.ts'

export type StoredAppeal = {
  readonly id: string
  readonly exclusion: string
  readonly agent: string
  readonly agentNumber: string
  readonly agentName: string
  readonly text: string
  readonly filedAtMs: number
  readonly proposal: Proposal | null
  readonly answer: 'upheld' | 'lifted' | null
  readonly answeredBy: string | null
  readonly note: string | null
}

type Row = Omit<StoredAppeal, 'proposal'> & {
  readonly proposedBy: string | null
  readonly proposedAtMs: number | null
  readonly proposedNote: string | null
}

const columns = sql`
  appeal.id, appeal.exclusion, appeal.agent, agent.number::text as "agentNumber", agent.username as "agentName",
  appeal.text, (extract(epoch from appeal.filed_at) * 1000)::float8 as "filedAtMs", appeal.answer,
  appeal.answered_by as "answeredBy", appeal.note, appeal.proposed_by as "proposedBy",
  (extract(epoch from appeal.proposed_at) * 1000)::float8 as "proposedAtMs", appeal.proposed_note as "proposedNote"`
const tables = sql`exclusion_appeal as appeal join ${accountsAs('agent')} on agent.id = appeal.agent`

function appealOf({ proposedBy, proposedAtMs, proposedNote, ...row }: Row): StoredAppeal {
  const isProposed = proposedBy !== null && proposedAtMs !== null && proposedNote !== null
  return { ...row, proposal: isProposed ? { by: proposedBy, atMs: proposedAtMs, note: proposedNote } : null }
}

export async function findAppeal(tx: Tx, id: string): Promise<StoredAppeal | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${tables} where appeal.id = ${id}`.execute(tx)
  return rows[0] && appealOf(rows[0])
}

/** The appeals against these exclusions, oldest first; of one agent, or of all. */
export async function listAppeals(
  tx: Tx,
  exclusions: readonly string[],
  agent?: string,
): Promise<readonly StoredAppeal[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${tables}
    where appeal.exclusion = any(${exclusions}::uuid[])
      and ${agent === undefined ? sql`true` : sql`appeal.agent = ${agent}`}
    order by appeal.seq`.execute(tx)
  return rows.map(appealOf)
}

export async function countAppeals(tx: Tx, agent: string, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exclusion_appeal
    where agent = ${agent} and filed_at > ${new Date(sinceMs)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Appeals of one agent wait for each other, so that two at once cannot pass the limit together. */
export async function lockAppeals(tx: Tx, agent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.exclusion.appeal:${agent}`}, 0))`.execute(tx)
}

export type NewAppeal = Pick<StoredAppeal, 'id' | 'exclusion' | 'agent' | 'text' | 'filedAtMs'>

export async function insertAppeal(tx: Tx, { id, exclusion, agent, text, filedAtMs }: NewAppeal): Promise<void> {
  await sql`
    insert into exclusion_appeal (id, exclusion, agent, text, filed_at)
    values (${id}, ${exclusion}, ${agent}, ${text}, ${new Date(filedAtMs)})`.execute(tx)
}

export type Answered = {
  readonly ids: readonly string[]
  readonly answer: 'upheld' | 'lifted'
  readonly by: string
  readonly note: string
  readonly atMs: number
}

export async function recordAnswer(tx: Tx, { ids, answer, by, note, atMs }: Answered): Promise<void> {
  await sql`
    update exclusion_appeal set answer = ${answer}, answered_by = ${by}, answered_at = ${new Date(atMs)}, note = ${note},
      proposed_by = null, proposed_at = null, proposed_note = null
    where id = any(${ids}::uuid[]) and answer is null`.execute(tx)
}

export async function recordLiftProposed(tx: Tx, id: string, { by, atMs, note }: Proposal): Promise<void> {
  await sql`
    update exclusion_appeal set proposed_by = ${by}, proposed_at = ${new Date(atMs)}, proposed_note = ${note}
    where id = ${id}`.execute(tx)
}

/** What one of the staff has lifted for an agent since a moment. */
export async function sumLifted(tx: Tx, { by, agent, sinceMs }: SumAsked): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(valid_bet), 0)::bigint as sum from exclusion
    where agents[1] = ${agent}::uuid and state = 'lifted' and exists (
      select from exclusion_appeal as appeal where appeal.exclusion = exclusion.id and appeal.answer = 'lifted'
        and appeal.answered_by = ${by} and appeal.answered_at > ${new Date(sinceMs)})`.execute(tx)
  return rows[0]?.sum ?? 0n
}
