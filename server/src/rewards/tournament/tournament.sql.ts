import { tournamentTerms, type TournamentPlanState, type TournamentTerms } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { lastLegOf, type WalletId } from '../../money/ledger/index.ts'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { prepared } from '../../platform/postgres/prepared.ts'

export type NewTournament = {
  readonly id: string
  readonly terms: TournamentTerms
  readonly hash: string
  readonly currency: Currency
  readonly pot: bigint
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredTournament = NewTournament & {
  readonly seq: number
  readonly state: TournamentPlanState
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly joined: number
  readonly stopReason: string | null
  readonly stopAskedBy: Id<'account'> | null
  readonly stoppedBy: Id<'account'> | null
  readonly players: number | null
  readonly given: bigint
  readonly root: string | null
}

/** A tournament with the names of the staff who decided about it. */
export type NamedTournament = StoredTournament & {
  readonly proposedByName: string
  readonly decidedByName: string | null
  readonly stopAskedByName: string | null
}

/** False when the id is taken. */
export async function insertTournament(tx: Tx, tournament: NewTournament): Promise<boolean> {
  const { terms, proposedBy, proposedAtMs, expiresAtMs, ...rest } = tournament
  const inserted = await tx
    .insertInto('tournament')
    .values({
      ...rest,
      terms: JSON.stringify(z.encode(tournamentTerms, terms)),
      starts_at: new Date(terms.startsAtMs),
      ends_at: new Date(terms.endsAtMs),
      proposed_by: proposedBy,
      proposed_at: new Date(proposedAtMs),
      expires_at: new Date(expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Row<Stored extends StoredTournament> = Omit<Stored, 'terms'> & { readonly terms: unknown }

export const decodeTerms = (terms: unknown): TournamentTerms =>
  z.decode(tournamentTerms, terms as z.input<typeof tournamentTerms>)

const tournamentOf = <Stored extends StoredTournament>({ terms, ...row }: Row<Stored>): Stored =>
  ({ ...row, terms: decodeTerms(terms) }) as unknown as Stored

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql`
  tournament.id, tournament.seq::int as seq, tournament.terms, tournament.hash, tournament.currency, tournament.pot,
  tournament.reason, tournament.state, tournament.proposed_by as "proposedBy",
  ${ms('tournament.proposed_at')} as "proposedAtMs", ${ms('tournament.expires_at')} as "expiresAtMs",
  tournament.decided_by as "decidedBy", ${ms('tournament.decided_at')} as "decidedAtMs", tournament.note,
  tournament.joined, tournament.stop_reason as "stopReason", tournament.stop_asked_by as "stopAskedBy",
  tournament.stopped_by as "stoppedBy", tournament.players, tournament.given, tournament.root`

export async function findTournament(tx: Tx, id: string): Promise<StoredTournament | undefined> {
  const { rows } = await sql<Row<StoredTournament>>`
    ${prepared} select ${columns} from tournament where id = ${id}`.execute(tx)
  return rows[0] && tournamentOf(rows[0])
}

/** Locked until the transaction ends: meanwhile nobody joins, no round is counted, and nobody else decides. */
export async function lockTournament(tx: Tx, id: string): Promise<StoredTournament | undefined> {
  const { rows } = await sql<Row<StoredTournament>>`
    select ${columns} from tournament where id = ${id} for update`.execute(tx)
  return rows[0] && tournamentOf(rows[0])
}

const named = sql`
  select ${columns}, proposer.username as "proposedByName", decider.username as "decidedByName",
    stopper.username as "stopAskedByName"
  from tournament
  join ${accountsAs('proposer')} on proposer.id = tournament.proposed_by
  left join ${accountsAs('decider')} on decider.id = tournament.decided_by
  left join ${accountsAs('stopper')} on stopper.id = tournament.stop_asked_by`

export async function findNamed(tx: Tx, id: string): Promise<NamedTournament | undefined> {
  const { rows } = await sql<Row<NamedTournament>>`${named} where tournament.id = ${id}`.execute(tx)
  return rows[0] && tournamentOf(rows[0])
}

/** Newest first. */
export async function listNamed(
  tx: Tx,
  before: number | undefined,
  atMost: number,
): Promise<readonly NamedTournament[]> {
  const { rows } = await sql<Row<NamedTournament>>`
    ${named} where ${before ?? null}::bigint is null or tournament.seq < ${before ?? null}::bigint
    order by tournament.seq desc limit ${atMost}`.execute(tx)
  return rows.map(tournamentOf)
}

export type Listing = { readonly sinceMs: number; readonly atMost: number }

/** Those that were published and end after a moment: what ends next first. */
export async function listShown(tx: Tx, { sinceMs, atMost }: Listing): Promise<readonly StoredTournament[]> {
  const { rows } = await sql<Row<StoredTournament>>`
    select ${columns} from tournament
    where state in ('published', 'settled', 'cancelled') and ends_at > ${new Date(sinceMs)}
    order by ends_at desc, id limit ${atMost}`.execute(tx)
  return rows.map(tournamentOf)
}

/** Plans that wait for a second person, and stops that one of the staff asked for. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tournament
    where state = 'proposed' or (state = 'published' and stop_asked_by is not null)`.execute(tx)
  return rows[0]?.count ?? 0
}

type Due = { readonly nowMs: number; readonly atMost: number }

/** Published ones that ended before a moment. */
export async function listUnsettled(
  tx: Tx,
  { endedMs, nowMs, atMost }: Due & { readonly endedMs: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tournament where state = 'published' and ends_at <= ${new Date(endedMs)}
      and ${isNotSetAside('tournament.settle', sql.ref('id'), nowMs)}
    order by ends_at limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function recordStopAsked(tx: Tx, id: string, reason: string, by: string): Promise<void> {
  await tx.updateTable('tournament').set({ stop_reason: reason, stop_asked_by: by }).where('id', '=', id).execute()
}

export type Ending = {
  readonly id: string
  readonly state: 'settled' | 'cancelled'
  readonly players: number | null
  readonly given: bigint
  readonly root: string | null
  readonly stoppedBy: string | null
}

export async function recordEnd(tx: Tx, ending: Ending, nowMs: number): Promise<void> {
  const { id, state, players, given, root, stoppedBy } = ending
  await tx
    .updateTable('tournament')
    .set({ state, players, given, root, stopped_by: stoppedBy, ended_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute()
}

/** What published tournaments have reserved. */
export async function sumPots(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(pot), 0)::bigint as sum from tournament where state = 'published'`.execute(tx)
  return rows[0]?.sum ?? 0n
}

export async function findBalance(tx: Tx, fund: WalletId): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce((select balance from ${lastLegOf(fund)} as tail), 0)::bigint as balance`.execute(tx)
  return rows[0]?.balance ?? 0n
}

/** Held until the transaction ends: two tournaments never reserve the same money. */
export async function lockPots(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tournament.pot', 0))`.execute(tx)
}
