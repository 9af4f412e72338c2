import type { RewardFundName, TopUpState } from '@ronda/contract'
import { id, type Currency, type Id } from '@ronda/core'
import { sql } from 'kysely'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewTopUp = {
  readonly id: string
  readonly fund: RewardFundName
  readonly currency: Currency
  readonly amount: bigint
  readonly reason: string
  readonly proposedBy: Id<'account'>
  readonly proposedAtMs: number
  readonly expiresAtMs: number
}

export type StoredTopUp = NewTopUp & {
  readonly seq: number
  readonly state: TopUpState
  readonly decidedBy: Id<'account'> | null
  readonly decidedAtMs: number | null
  readonly note: string | null
  readonly proposedByName: string
  readonly decidedByName: string | null
}

/** False when the id is taken. */
export async function insertTopUp(tx: Tx, fresh: NewTopUp): Promise<boolean> {
  const inserted = await tx
    .insertInto('reward_top_up')
    .values({
      id: fresh.id,
      fund: fresh.fund,
      currency: fresh.currency,
      amount: fresh.amount,
      reason: fresh.reason,
      proposed_by: fresh.proposedBy,
      proposed_at: new Date(fresh.proposedAtMs),
      expires_at: new Date(fresh.expiresAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const selection = (tx: Tx) =>
  tx
    .selectFrom('reward_top_up')
    .innerJoin(accountsAs('proposer'), 'proposer.id', 'reward_top_up.proposed_by')
    .leftJoin(accountsAs('decider'), 'decider.id', 'reward_top_up.decided_by')
    .selectAll('reward_top_up')
    .select(['proposer.username as proposed_by_name', 'decider.username as decided_by_name'])

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function topUpOf(row: Row): StoredTopUp {
  return {
    id: row.id,
    seq: Number(row.seq),
    fund: row.fund,
    currency: row.currency,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    proposedBy: id<'account'>(row.proposed_by),
    proposedAtMs: row.proposed_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    decidedBy: row.decided_by === null ? null : id<'account'>(row.decided_by),
    decidedAtMs: row.decided_at?.getTime() ?? null,
    note: row.note,
    proposedByName: row.proposed_by_name,
    decidedByName: row.decided_by_name,
  }
}

export async function findTopUp(tx: Tx, topUp: string): Promise<StoredTopUp | undefined> {
  const row = await selection(tx).where('reward_top_up.id', '=', topUp).executeTakeFirst()
  return row && topUpOf(row)
}

/** Locked until the transaction ends, so that of two decisions one is first. */
export async function lockTopUp(tx: Tx, topUp: string): Promise<StoredTopUp | undefined> {
  const row = await selection(tx).where('reward_top_up.id', '=', topUp).forUpdate('reward_top_up').executeTakeFirst()
  return row && topUpOf(row)
}

/** Newest first. */
export async function listTopUps(
  tx: Tx,
  beforeSeq: number | undefined,
  atMost: number,
): Promise<readonly StoredTopUp[]> {
  let query = selection(tx).orderBy('reward_top_up.seq', 'desc').limit(atMost)
  if (beforeSeq !== undefined) query = query.where('reward_top_up.seq', '<', BigInt(beforeSeq))
  return (await query.execute()).map(topUpOf)
}

export async function countOpen(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('reward_top_up')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('state', 'in', ['proposed', 'approved'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Due = { readonly nowMs: number; readonly atMost: number }

/** Approved, but not known to be in the ledger. */
export async function findUnfinished(
  tx: Tx,
  { beforeMs, nowMs, atMost }: Due & { readonly beforeMs: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('reward_top_up')
    .select('id')
    .where('state', '=', 'approved')
    .where('decided_at', '<', new Date(beforeMs))
    .where(isNotSetAside('rewardFund.finish', sql.ref('id'), nowMs))
    .orderBy('seq')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.id)
}

/** Records that approved money is in the ledger. False when it was recorded before. */
export async function recordDone(tx: Tx, topUp: string, nowMs: number): Promise<boolean> {
  const changed = await tx
    .updateTable('reward_top_up')
    .set({ state: 'done', finished_at: new Date(nowMs) })
    .where('id', '=', topUp)
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
