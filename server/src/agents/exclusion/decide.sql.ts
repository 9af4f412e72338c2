import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { CaseProposal, Decision } from './exclusion.ts'

/** Steps of one member of staff wait for each other, so that what they decide at once is added up. */
export async function lockDecider(tx: Tx, by: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.exclusion.decide:${by}`}, 0))`.execute(tx)
}

export type Decided = {
  readonly id: string
  readonly state: Decision
  readonly by: string
  readonly note: string
  readonly atMs: number
  readonly isAgreed: boolean
}

/** A proposal that was agreed to stays: whoever made it does not answer an appeal. Any other is over. */
export async function recordDecided(tx: Tx, { id, state, by, note, atMs, isAgreed }: Decided): Promise<void> {
  const isOver = isAgreed
    ? sql``
    : sql`, proposed_by = null, proposed_at = null, proposed_note = null, proposed_decision = null`
  await sql`
    update exclusion set state = ${state}, decided_by = ${by}, decided_at = ${new Date(atMs)}, note = ${note}${isOver}
    where id = ${id}`.execute(tx)
}

export async function recordLifted(tx: Tx, id: string, atMs: number): Promise<void> {
  await sql`update exclusion set state = 'lifted', lifted_at = ${new Date(atMs)} where id = ${id}`.execute(tx)
}

export async function recordProposed(tx: Tx, id: string, { by, atMs, note, decision }: CaseProposal): Promise<void> {
  await sql`
    update exclusion set proposed_by = ${by}, proposed_at = ${new Date(atMs)}, proposed_note = ${note},
      proposed_decision = ${decision}
    where id = ${id}`.execute(tx)
}

export type SumAsked = { readonly by: string; readonly agent: string; readonly sinceMs: number }

/** Of what is dismissed only what is certain needs a second person. */
const DECIDED = {
  excluded: sql<boolean>`state in ('excluded', 'lifted')`,
  dismissed: sql<boolean>`state = 'dismissed' and is_certain`,
} satisfies Readonly<Record<Decision, unknown>>

/** What one of the staff has decided so about members of an agent since a moment, alone or as the second of two. */
export async function sumDecided(tx: Tx, { by, agent, sinceMs }: SumAsked, decision: Decision): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(valid_bet), 0)::bigint as sum from exclusion
    where decided_by = ${by} and agents[1] = ${agent}::uuid and ${DECIDED[decision]}
      and decided_at > ${new Date(sinceMs)}`.execute(tx)
  return rows[0]?.sum ?? 0n
}
