import type { RefusalCode } from '@ronda/contract'
import { sql, type Selectable } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import { isRestricted } from '../control/index.ts'
import { hasBalance } from '../ledger/index.ts'
import type { Move } from './vendor.ts'

const OPEN = ['asked', 'agreed', 'declined'] as const

/** The kind under which failed returns for restricted owners are recorded. */
export const RECALL = 'vendor.recall'

function moveOf(row: Selectable<DB['vendor_move']>): Move {
  const { id, owner, vendor, direction, amount, cause, state, refusal, moved, remaining, result } = row
  const askedAtMs = row.asked_at.getTime()
  return { id, owner, vendor, direction, amount, cause, state, refusal, moved, remaining, result, askedAtMs }
}

export type NewMove = Pick<Move, 'id' | 'owner' | 'vendor' | 'direction' | 'amount' | 'cause' | 'askedAtMs'>

/** Undefined when the id is taken, or when another move of this owner is open at this vendor. */
export async function insertMove(tx: Tx, move: NewMove, nextTryAtMs: number): Promise<Move | undefined> {
  const { id, owner, vendor, direction, amount, cause, askedAtMs } = move
  const row = await tx
    .insertInto('vendor_move')
    .values({
      id,
      owner,
      vendor,
      direction,
      amount,
      cause,
      state: 'asked',
      asked_at: new Date(askedAtMs),
      next_try_at: new Date(nextTryAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && moveOf(row)
}

export async function findMove(tx: Tx, id: string): Promise<Move | undefined> {
  const row = await tx.selectFrom('vendor_move').selectAll().where('id', '=', id).executeTakeFirst()
  return row && moveOf(row)
}

type Change = {
  readonly from: Move['state']
  readonly to: Move['state']
  readonly moved?: bigint
  readonly remaining?: bigint
  readonly result?: bigint
  readonly refusal?: RefusalCode
}

/** Changes the state of a move. Undefined when another caller has already changed it. */
export async function changeMove(tx: Tx, id: string, change: Change, nowMs: number): Promise<Move | undefined> {
  const { from, to, moved, remaining, result, refusal } = change
  const isOver = to === 'done' || to === 'refused'
  const row = await tx
    .updateTable('vendor_move')
    .set({
      state: to,
      ...(moved !== undefined && { moved }),
      ...(remaining !== undefined && { remaining }),
      ...(result !== undefined && { result }),
      ...(refusal !== undefined && { refusal }),
      ...(isOver && { ended_at: new Date(nowMs) }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
  return row && moveOf(row)
}

export async function postponeMove(tx: Tx, id: string, untilMs: number): Promise<void> {
  await tx
    .updateTable('vendor_move')
    .set({ next_try_at: new Date(untilMs) })
    .where('id', '=', id)
    .execute()
}

export async function findDueMoves(tx: Tx, nowMs: number, atMost: number): Promise<readonly Move[]> {
  const rows = await tx
    .selectFrom('vendor_move')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('next_try_at', '<=', new Date(nowMs))
    .orderBy('next_try_at')
    .limit(atMost)
    .execute()
  return rows.map(moveOf)
}

export async function listMoves(tx: Tx, owner: string, atMost: number): Promise<readonly Move[]> {
  const rows = await tx
    .selectFrom('vendor_move')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('seq', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(moveOf)
}

export type MoveKnown = { readonly vendor: string; readonly outcome: 'pending' | 'done' | 'returned' }

const OUTCOMES: Partial<Record<Move['state'], MoveKnown['outcome']>> = { done: 'done', refused: 'returned' }

/** For each of these ids that is a move: its vendor and its outcome. */
export async function movesAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MoveKnown>> {
  const rows = await tx.selectFrom('vendor_move').select(['id', 'vendor', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, vendor, state }) => [id, { vendor, outcome: OUTCOMES[state] ?? 'pending' }]))
}

export type Seat = { readonly owner: string; readonly vendor: string; readonly touchedAtMs: number }

/** Records whether money of the owner is at the vendor. */
export async function markSeat(tx: Tx, seat: Seat, isAway: boolean): Promise<void> {
  const values = { is_away: isAway, touched_at: new Date(seat.touchedAtMs) }
  await tx
    .insertInto('vendor_seat')
    .values({ owner: seat.owner, vendor: seat.vendor, ...values })
    .onConflict((conflict) => conflict.columns(['owner', 'vendor']).doUpdateSet(values))
    .execute()
}

/** Records play or a check; whether money is at the vendor does not change. */
export async function touchSeat(tx: Tx, { owner, vendor, touchedAtMs }: Seat): Promise<void> {
  await tx
    .updateTable('vendor_seat')
    .set({ touched_at: new Date(touchedAtMs) })
    .where('owner', '=', owner)
    .where('vendor', '=', vendor)
    .execute()
}

/** Clears `is_away` when our ledger has no balance at the vendor. */
export async function leaveEmptySeat(tx: Tx, { owner, vendor }: Pick<Seat, 'owner' | 'vendor'>): Promise<void> {
  await sql`
    update vendor_seat set is_away = false
    where owner = ${owner} and vendor = ${vendor} and not ${hasBalance(owner, `vendor:${vendor}`)}`.execute(tx)
}

const seatOf = (row: { owner: string; vendor: string; touched_at: Date }): Seat => ({
  owner: row.owner,
  vendor: row.vendor,
  touchedAtMs: row.touched_at.getTime(),
})

export async function findSeatsOf(tx: Tx, owners: readonly string[]): Promise<readonly Seat[]> {
  const rows = await tx
    .selectFrom('vendor_seat')
    .select(['owner', 'vendor', 'touched_at'])
    .where('owner', 'in', owners)
    .where('is_away', '=', true)
    .execute()
  return rows.map(seatOf)
}

export async function findIdleSeats(tx: Tx, beforeMs: number, atMost: number): Promise<readonly Seat[]> {
  const rows = await tx
    .selectFrom('vendor_seat')
    .select(['owner', 'vendor', 'touched_at'])
    .where('is_away', '=', true)
    .where('touched_at', '<=', new Date(beforeMs))
    .orderBy('touched_at')
    .limit(atMost)
    .execute()
  return rows.map(seatOf)
}

export async function isOwnerRestricted(tx: Tx, owner: string, nowMs: number): Promise<boolean> {
  const { restricted } = await tx
    .selectNoFrom(isRestricted(sql`${owner}`, nowMs).as('restricted'))
    .executeTakeFirstOrThrow()
  return restricted
}

/** Seats of restricted owners with money at a vendor and no open move. Failed returns wait for their next try. */
export async function findRestrictedSeats(tx: Tx, nowMs: number, atMost: number): Promise<readonly Seat[]> {
  const rows = await tx
    .selectFrom('vendor_seat')
    .select(['owner', 'vendor', 'touched_at'])
    .where('is_away', '=', true)
    .where(isRestricted(sql.ref('vendor_seat.owner'), nowMs))
    .where(isNotSetAside(RECALL, sql`vendor_seat.owner::text || '/' || vendor_seat.vendor`, nowMs))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('vendor_move')
            .select('vendor_move.id')
            .whereRef('vendor_move.owner', '=', 'vendor_seat.owner')
            .whereRef('vendor_move.vendor', '=', 'vendor_seat.vendor')
            .where('vendor_move.state', 'in', OPEN),
        ),
      ),
    )
    .orderBy('touched_at')
    .limit(atMost)
    .execute()
  return rows.map(seatOf)
}
