import type { SportsCorrection, SportsVoidReason } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** What a decision would do in a currency, as it is stored: amounts are texts. */
export type StoredEffect = {
  readonly currency: Currency
  readonly open: number
  readonly stakes: string
  readonly paid: string
  readonly corrected: number
  readonly gained: string
  readonly taken: string
}

export type NewDecision = {
  readonly id: string
  readonly match: number
  readonly market: string | null
  readonly cause: SportsCorrection
  readonly voidReason: SportsVoidReason | null
  readonly reason: string
  readonly effects: readonly StoredEffect[]
  readonly proposedBy: string
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredDecision = NewDecision & {
  readonly seq: number
  readonly state: 'proposed' | 'approved' | 'done' | 'refused' | 'expired'
  readonly decidedBy: string | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly finishedAtMs: number | null
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const decisions = sql`
  select id, seq::float8 as seq, match, market, cause, void_reason as "voidReason", reason, effects, state,
    proposed_by as "proposedBy", ${ms('proposed_at')} as "proposedAtMs", ${ms('expires_at')} as "expiresAtMs",
    decided_by as "decidedBy", ${ms('decided_at')} as "decidedAtMs", note, ${ms('finished_at')} as "finishedAtMs"
  from sports_decision`

export async function findDecision(tx: Tx, id: string): Promise<StoredDecision | undefined> {
  const { rows } = await sql<StoredDecision>`${decisions} where id = ${id}`.execute(tx)
  return rows[0]
}

/** Holds a decision until the transaction ends: of two people who decide it one is first. */
export async function lockDecision(tx: Tx, id: string): Promise<StoredDecision | undefined> {
  const { rows } = await sql<StoredDecision>`${decisions} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Decisions about a match, the newest first. */
export async function findDecisions(tx: Tx, match: number, atMost: number): Promise<readonly StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    ${decisions} where match = ${match} order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

/** Those that wait for somebody, and those that were made since; the newest first. */
export async function findRecent(tx: Tx, sinceMs: number, atMost: number): Promise<readonly StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    ${decisions} where state in ('proposed', 'approved') or proposed_at > ${new Date(sinceMs)}
    order by state in ('proposed', 'approved') desc, seq desc limit ${atMost}`.execute(tx)
  return rows
}

export async function countProposed(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from sports_decision where state = 'proposed' and expires_at > now()`.execute(tx)
  return rows[0]?.waiting ?? 0
}

/** False where another decision about the match is open, or the id is taken. */
export async function insertDecision(tx: Tx, fresh: NewDecision): Promise<boolean> {
  const { id, match, market, cause, voidReason, reason, effects, proposedBy, proposedAtMs, expiresAtMs } = fresh
  const { rows } = await sql`
    insert into sports_decision (id, match, market, cause, void_reason, reason, effects, proposed_by, proposed_at,
      expires_at)
    values (${id}, ${match}, ${market}, ${cause}, ${voidReason}, ${reason}, ${JSON.stringify(effects)}, ${proposedBy},
      ${new Date(proposedAtMs)}, ${new Date(expiresAtMs)})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export type Deciding = {
  readonly id: string
  readonly state: 'approved' | 'refused'
  readonly by: string
  readonly note: string | null
}

export async function recordDecision(tx: Tx, { id, state, by, note }: Deciding, nowMs: number): Promise<void> {
  await sql`
    update sports_decision set state = ${state}, decided_by = ${by}, decided_at = ${new Date(nowMs)}, note = ${note}
    where id = ${id}`.execute(tx)
}

/** False where it was finished before. */
export async function recordDone(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    update sports_decision set state = 'done', finished_at = ${new Date(nowMs)}
    where id = ${id} and state = 'approved' returning id`.execute(tx)
  return rows.length > 0
}

export async function expireDecisions(tx: Tx, nowMs: number): Promise<void> {
  await sql`
    update sports_decision set state = 'expired'
    where state = 'proposed' and expires_at <= ${new Date(nowMs)}`.execute(tx)
}

/** Decisions that are approved and not carried out yet, the first first. */
export async function findApproved(tx: Tx, job: string, nowMs: number, atMost: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sports_decision where state = 'approved' and ${isNotSetAside(job, sql.ref('id'), nowMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}
