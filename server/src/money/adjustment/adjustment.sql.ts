import type { AdjustmentState } from '@ronda/contract'
import { id, type Currency, type Id } from '@ronda/core'
import { sql, type ExpressionBuilder } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'

export type AdjustmentAccount = 'promotion' | 'clearing'

export type NewAdjustment = {
  readonly id: string
  readonly account: Id<'account'>
  readonly currency: Currency
  readonly amount: bigint
  readonly houseAccount: AdjustmentAccount
  readonly reason: string
  readonly undoes: string | null
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredAdjustment = NewAdjustment & {
  readonly seq: number
  readonly state: AdjustmentState
  readonly firstApprovedBy: Id<'account'> | null
  readonly firstApprovedAtMs: number | null
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly finishedAtMs: number | null
  readonly failure: string | null
  readonly memberNumber: string
  readonly memberName: string
  readonly proposedByName: string
  readonly firstApprovedByName: string | null
  readonly decidedByName: string | null
  readonly undoneBy: string | null
}

/** False when the id is taken, or when another undoing of the same adjustment exists. */
export async function insertAdjustment(tx: Tx, fresh: NewAdjustment): Promise<boolean> {
  const inserted = await tx
    .insertInto('adjustment')
    .values({
      id: fresh.id,
      account: fresh.account,
      currency: fresh.currency,
      amount: fresh.amount,
      house: fresh.houseAccount,
      reason: fresh.reason,
      undoes: fresh.undoes,
      proposed_by: fresh.proposedBy,
      proposed_at: new Date(fresh.proposedAtMs),
      expires_at: new Date(fresh.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const undoneBy = (query: ExpressionBuilder<DB, 'adjustment'>) =>
  query
    .selectFrom('adjustment as undoing')
    .select('undoing.id')
    .whereRef('undoing.undoes', '=', 'adjustment.id')
    .where('undoing.state', 'in', ['proposed', 'seconding', 'approved', 'done'])
    .as('undone_by')

const selection = (tx: Tx) =>
  tx
    .selectFrom('adjustment')
    .innerJoin(accountsAs('member'), 'member.id', 'adjustment.account')
    .innerJoin(accountsAs('proposer'), 'proposer.id', 'adjustment.proposed_by')
    .leftJoin(accountsAs('first'), 'first.id', 'adjustment.first_approved_by')
    .leftJoin(accountsAs('decider'), 'decider.id', 'adjustment.decided_by')
    .selectAll('adjustment')
    .select([
      'member.number as member_number',
      'member.username as member_name',
      'proposer.username as proposed_by_name',
      'first.username as first_approved_by_name',
      'decider.username as decided_by_name',
    ])
    .select(undoneBy)

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function adjustmentOf(row: Row): StoredAdjustment {
  return {
    id: row.id,
    seq: Number(row.seq),
    account: id<'account'>(row.account),
    currency: row.currency,
    amount: row.amount,
    houseAccount: row.house,
    reason: row.reason,
    undoes: row.undoes,
    state: row.state,
    proposedBy: id<'account'>(row.proposed_by),
    proposedAtMs: row.proposed_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    firstApprovedBy: row.first_approved_by === null ? null : id<'account'>(row.first_approved_by),
    firstApprovedAtMs: row.first_approved_at?.getTime() ?? null,
    decidedBy: row.decided_by === null ? null : id<'account'>(row.decided_by),
    decidedAtMs: row.decided_at?.getTime() ?? null,
    note: row.note,
    finishedAtMs: row.finished_at?.getTime() ?? null,
    failure: row.failure,
    memberNumber: row.member_number.toString(),
    memberName: row.member_name,
    proposedByName: row.proposed_by_name,
    firstApprovedByName: row.first_approved_by_name,
    decidedByName: row.decided_by_name,
    undoneBy: row.undone_by,
  }
}

export async function findAdjustment(tx: Tx, adjustment: string): Promise<StoredAdjustment | undefined> {
  const row = await selection(tx).where('adjustment.id', '=', adjustment).executeTakeFirst()
  return row && adjustmentOf(row)
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockAdjustment(tx: Tx, adjustment: string): Promise<StoredAdjustment | undefined> {
  const row = await selection(tx).where('adjustment.id', '=', adjustment).forUpdate('adjustment').executeTakeFirst()
  return row && adjustmentOf(row)
}

const OPEN = ['proposed', 'seconding', 'approved'] as const

export type AdjustmentPage = { readonly isOpen: boolean; readonly beforeSeq?: number | undefined }

/** Newest first. */
export async function listAdjustments(
  tx: Tx,
  { isOpen, beforeSeq }: AdjustmentPage,
  atMost: number,
): Promise<readonly StoredAdjustment[]> {
  let query = selection(tx)
    .where('adjustment.state', isOpen ? 'in' : 'not in', OPEN)
    .orderBy('adjustment.seq', 'desc')
    .limit(atMost)
  if (beforeSeq !== undefined) query = query.where('adjustment.seq', '<', BigInt(beforeSeq))
  return (await query.execute()).map(adjustmentOf)
}

export async function countOpen(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('adjustment')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Proposals that were not decided in time. */
export async function findOverdue(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('adjustment')
    .select('id')
    .where('state', 'in', ['proposed', 'seconding'])
    .where('expires_at', '<=', new Date(nowMs))
    .where(isNotSetAside('adjustment.expire', sql.ref('id'), nowMs))
    .orderBy('seq')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.id)
}

/** Approved, but without a recorded outcome of the ledger. */
export async function findUnfinished(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('adjustment')
    .select('id')
    .where('state', '=', 'approved')
    .where('decided_at', '<', new Date(beforeMs))
    .where(isNotSetAside('adjustment.finish', sql.ref('id'), nowMs))
    .orderBy('seq')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.id)
}

export type Decision = {
  readonly id: string
  readonly state: 'approved' | 'refused'
  readonly by: Id<'account'>
  readonly note: string | null
  readonly atMs: number
}

export async function recordDecision(tx: Tx, decision: Decision): Promise<void> {
  await tx
    .updateTable('adjustment')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: new Date(decision.atMs),
      note: decision.note,
    })
    .where('id', '=', decision.id)
    .execute()
}

/** Records the first of two approvals. */
export async function recordFirst(tx: Tx, adjustment: string, by: Id<'account'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('adjustment')
    .set({ state: 'seconding', first_approved_by: by, first_approved_at: new Date(nowMs) })
    .where('id', '=', adjustment)
    .execute()
}

/** Whether this staff member has proposed or approved a credit to the member since `sinceMs`. */
export async function hasGiven(tx: Tx, staff: string, account: string, sinceMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('adjustment')
    .select('id')
    .where('account', '=', account)
    .where('amount', '>', 0n)
    .where('state', 'in', ['approved', 'done'])
    .where('proposed_at', '>', new Date(sinceMs))
    .where((of) =>
      of.or([of('proposed_by', '=', staff), of('decided_by', '=', staff), of('first_approved_by', '=', staff)]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was decided meanwhile. */
export async function recordExpiry(tx: Tx, adjustment: string, nowMs: number): Promise<boolean> {
  const expired = await tx
    .updateTable('adjustment')
    .set({ state: 'expired', finished_at: new Date(nowMs) })
    .where('id', '=', adjustment)
    .where('state', 'in', ['proposed', 'seconding'])
    .returning('id')
    .executeTakeFirst()
  return expired !== undefined
}

/** False when it was recorded before. */
export async function recordOutcome(
  tx: Tx,
  adjustment: string,
  failure: string | null,
  nowMs: number,
): Promise<boolean> {
  const changed = await tx
    .updateTable('adjustment')
    .set({ state: failure === null ? 'done' : 'failed', failure, finished_at: new Date(nowMs) })
    .where('id', '=', adjustment)
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
