import { rafflePlan, type RafflePlan, type RafflePlanState } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewRaffle = {
  readonly id: string
  readonly plan: RafflePlan
  readonly hash: string
  readonly currency: Currency
  readonly pot: bigint
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

/** What is fixed when a raffle is published. */
export type Commitment = {
  readonly commitment: string
  readonly sealed: Buffer
  /** Names the beacon that decides, or none. */
  readonly salt: string
  readonly beaconChain: string | null
  readonly beaconRound: number | null
  readonly drawsAtMs: number
}

export type StoredRaffle = NewRaffle & {
  readonly seq: number
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly state: RafflePlanState
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly proposedByName: string
  readonly decidedByName: string | null
  readonly cancelledByName: string | null
  /** Null before it is published. */
  readonly published: Commitment | null
  readonly entrants: number
  readonly tickets: number
  readonly root: string | null
  readonly frozenAtMs: number | null
  readonly isPostponed: boolean
  readonly serverSeed: string | null
  readonly signature: string | null
}

/** False when the id is taken. */
export async function insertRaffle(tx: Tx, raffle: NewRaffle): Promise<boolean> {
  const { id, plan, hash, currency, pot, reason } = raffle
  const inserted = await tx
    .insertInto('raffle')
    .values({
      id,
      plan: JSON.stringify(z.encode(rafflePlan, plan)),
      hash,
      currency,
      pot,
      reason,
      starts_at: new Date(plan.startsAtMs),
      ends_at: new Date(plan.endsAtMs),
      proposed_by: raffle.proposedBy,
      proposed_at: new Date(raffle.proposedAtMs),
      expires_at: new Date(raffle.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

type Row = Omit<StoredRaffle, 'plan' | 'published'> & {
  readonly plan: unknown
  readonly commitment: string | null
  readonly sealed: Buffer | null
  readonly salt: string | null
  readonly beaconChain: string | null
  readonly beaconRound: number | null
  readonly drawsAtMs: number | null
}

function storedOf({ plan, commitment, sealed, salt, beaconChain, beaconRound, drawsAtMs, ...rest }: Row): StoredRaffle {
  const isPublished = commitment !== null && sealed !== null && salt !== null && drawsAtMs !== null
  const published = isPublished ? { commitment, sealed, salt, beaconChain, beaconRound, drawsAtMs } : null
  return { ...rest, plan: z.parse(rafflePlan, plan), published }
}

const raffles = sql`
  select raffle.id, raffle.seq::int as seq, raffle.plan, raffle.hash, raffle.currency, raffle.pot, raffle.reason,
    ${ms('raffle.starts_at')} as "startsAtMs", ${ms('raffle.ends_at')} as "endsAtMs", raffle.state,
    raffle.proposed_by as "proposedBy", ${ms('raffle.proposed_at')} as "proposedAtMs",
    ${ms('raffle.expires_at')} as "expiresAtMs", raffle.decided_by as "decidedBy",
    ${ms('raffle.decided_at')} as "decidedAtMs", raffle.note, proposer.username as "proposedByName",
    decider.username as "decidedByName", canceller.username as "cancelledByName", raffle.commitment,
    raffle.seed_sealed as sealed, raffle.salt, raffle.beacon_chain as "beaconChain",
    raffle.beacon_round as "beaconRound", ${ms('raffle.draws_at')} as "drawsAtMs", raffle.entrants, raffle.tickets,
    raffle.root, ${ms('raffle.frozen_at')} as "frozenAtMs", raffle.is_postponed as "isPostponed",
    raffle.server_seed as "serverSeed", raffle.signature
  from raffle
  join ${accountsAs('proposer')} on proposer.id = raffle.proposed_by
  left join ${accountsAs('decider')} on decider.id = raffle.decided_by
  left join ${accountsAs('canceller')} on canceller.id = raffle.cancelled_by`

export async function findRaffle(tx: Tx, id: string): Promise<StoredRaffle | undefined> {
  const { rows } = await sql<Row>`${raffles} where raffle.id = ${id}`.execute(tx)
  return rows[0] && storedOf(rows[0])
}

/** Locked until the transaction ends: tickets are given, and the raffle goes on, one after the other. */
export async function lockRaffle(tx: Tx, id: string): Promise<StoredRaffle | undefined> {
  const { rows } = await sql<Row>`${raffles} where raffle.id = ${id} for update of raffle`.execute(tx)
  return rows[0] && storedOf(rows[0])
}

export type Listing = { readonly nowMs: number; readonly sinceMs: number; readonly atMost: number }

const isPublic = sql`raffle.state in ('published', 'cancelled', 'frozen', 'drawn')`

/** What is open or comes next, and then what ended last. */
export async function listPublic(tx: Tx, { nowMs, sinceMs, atMost }: Listing): Promise<readonly StoredRaffle[]> {
  const { rows: next } = await sql<Row>`
    ${raffles} where ${isPublic} and raffle.ends_at > ${new Date(nowMs)}
    order by raffle.ends_at, raffle.id limit ${atMost}`.execute(tx)
  const { rows: past } = await sql<Row>`
    ${raffles} where ${isPublic} and raffle.ends_at <= ${new Date(nowMs)} and raffle.ends_at > ${new Date(sinceMs)}
    order by raffle.ends_at desc, raffle.id limit ${atMost}`.execute(tx)
  return [...next, ...past].map(storedOf)
}

/** Newest first, for staff. */
export async function listRaffles(
  tx: Tx,
  before: number | undefined,
  atMost: number,
): Promise<readonly StoredRaffle[]> {
  const { rows } = await sql<Row>`
    ${raffles} where ${before ?? null}::bigint is null or raffle.seq < ${before ?? null}::bigint
    order by raffle.seq desc limit ${atMost}`.execute(tx)
  return rows.map(storedOf)
}

export async function countOpenRaffles(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raffle where state = 'proposed'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Those that give tickets for bets between two moments, locked in one order: two batches never wait for each other. */
export async function lockCounting(tx: Tx, fromMs: number, toMs: number): Promise<readonly StoredRaffle[]> {
  const { rows } = await sql<Row>`
    ${raffles} where raffle.state = 'published' and raffle.starts_at <= ${new Date(toMs)}
      and raffle.ends_at > ${new Date(fromMs)} and raffle.plan->>'betPerTicket' is not null
    order by raffle.id for update of raffle`.execute(tx)
  return rows.map(storedOf)
}

export type Due = { readonly nowMs: number; readonly atMost: number }

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

/** Raffles that ended before a moment, whose list of tickets is not final. */
export async function listUnfrozen(tx: Tx, endedMs: number, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from raffle where state = 'published' and ends_at <= ${new Date(endedMs)}
      and ${isNotSetAside('raffle.freeze', sql.ref('id'), nowMs)}
    order by ends_at limit ${atMost}`.execute(tx)
  return idsOf(rows)
}

/** Raffles that can be drawn. */
export async function listUndrawn(tx: Tx, { nowMs, atMost }: Due): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from raffle where state = 'frozen' and draws_at <= ${new Date(nowMs)}
      and ${isNotSetAside('raffle.draw', sql.ref('id'), nowMs)}
    order by draws_at limit ${atMost}`.execute(tx)
  return idsOf(rows)
}
