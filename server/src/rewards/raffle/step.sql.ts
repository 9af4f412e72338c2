import { sql } from 'kysely'
import { lastLegOf, type WalletId } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Decision } from '../decision/index.ts'
import type { Commitment } from './raffle.sql.ts'

/** Records a decision, with what is fixed by a publication. */
export async function recordDecision(
  tx: Tx,
  { id, state, by, note }: Decision<'published'>,
  commitment: Commitment | undefined,
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('raffle')
    .set({
      state,
      decided_by: by,
      decided_at: new Date(nowMs),
      note,
      ...(commitment !== undefined && {
        commitment: commitment.commitment,
        seed_sealed: commitment.sealed,
        salt: commitment.salt,
        beacon_chain: commitment.beaconChain,
        beacon_round: commitment.beaconRound,
        draws_at: new Date(commitment.drawsAtMs),
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends a locked raffle without a draw. */
export async function recordCancelled(tx: Tx, id: string, by: string, note: string): Promise<void> {
  await tx.updateTable('raffle').set({ state: 'cancelled', cancelled_by: by, note }).where('id', '=', id).execute()
}

/** Counts members and tickets of a locked raffle. */
export async function addTickets(tx: Tx, id: string, entrants: number, tickets: number): Promise<void> {
  if (entrants === 0 && tickets === 0) return
  await tx
    .updateTable('raffle')
    .set((row) => ({ entrants: row('entrants', '+', entrants), tickets: row('tickets', '+', tickets) }))
    .where('id', '=', id)
    .execute()
}

export type Frozen = {
  readonly root: string
  readonly tickets: number
  readonly entrants: number
  readonly beaconRound: number | null
  readonly drawsAtMs: number
  readonly isPostponed: boolean
}

/** Makes the list of tickets of a locked raffle final. */
export async function recordFrozen(tx: Tx, id: string, frozen: Frozen, nowMs: number): Promise<void> {
  await tx
    .updateTable('raffle')
    .set({
      state: 'frozen',
      root: frozen.root,
      tickets: frozen.tickets,
      entrants: frozen.entrants,
      beacon_round: frozen.beaconRound,
      draws_at: new Date(frozen.drawsAtMs),
      is_postponed: frozen.isPostponed,
      frozen_at: new Date(nowMs),
    })
    .where('id', '=', id)
    .execute()
}

export type Drawn = { readonly serverSeed: string; readonly signature: string | null }

/** Publishes the seed of a locked raffle. */
export async function recordDrawn(tx: Tx, id: string, { serverSeed, signature }: Drawn, nowMs: number): Promise<void> {
  await tx
    .updateTable('raffle')
    .set({ state: 'drawn', server_seed: serverSeed, signature, drawn_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute()
}

export type Pots = { readonly balance: bigint; readonly pots: bigint }

/** What the fund has, and what published raffles that are not drawn have reserved of it. */
export async function findPots(tx: Tx, fund: WalletId): Promise<Pots> {
  const { rows } = await sql<Pots>`
    select coalesce((select balance from ${lastLegOf(fund)} as tail), 0)::bigint as balance,
      (select coalesce(sum(pot), 0) from raffle where state in ('published', 'frozen'))::bigint as pots`.execute(tx)
  return rows[0] ?? { balance: 0n, pots: 0n }
}

/** Held until the transaction ends: two raffles never reserve the same money. */
export async function lockPots(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('raffle.pots', 0))`.execute(tx)
}
