import type { Receipt, WithdrawalState } from '@ronda/contract'
import type { Currency, Id } from '@ronda/core'
import { sql, type Selectable } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'

export type Withdrawal = {
  readonly id: string
  readonly account: Id<'account'>
  readonly payoutAccount: string
  readonly currency: Currency
  readonly amount: bigint
  readonly fee: bigint
  readonly isMax: boolean
  readonly state: WithdrawalState
  readonly needsTwo: boolean
  readonly firstApprover: string | null
  readonly approver: string | null
  readonly askedAtMs: number
  readonly promisedAtMs: number
  /** The provider that was asked to pay. */
  readonly provider: string | null
  readonly isTaken: boolean
  readonly paidAtMs: number | null
  readonly receipt: Receipt
  readonly received: bigint
}

export function withdrawalOf(row: Selectable<DB['withdrawal']>): Withdrawal {
  return {
    id: row.id,
    account: row.account as Id<'account'>,
    payoutAccount: row.payout_account,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    isMax: row.is_max,
    state: row.state,
    needsTwo: row.needs_two,
    firstApprover: row.first_approver,
    approver: row.approver,
    askedAtMs: row.asked_at.getTime(),
    promisedAtMs: row.promised_at.getTime(),
    provider: row.provider,
    isTaken: row.is_taken,
    paidAtMs: row.paid_at?.getTime() ?? null,
    receipt: row.receipt,
    received: row.received,
  }
}

/** Serializes the requests of one member: the day's total is read before it is used. */
export async function lockRequests(tx: Tx, account: Id<'account'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal:${account}`}, 0))`.execute(tx)
}

export async function findWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withdrawalOf(row)
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && withdrawalOf(row)
}

export type NewWithdrawal = Omit<
  Withdrawal,
  'firstApprover' | 'approver' | 'provider' | 'isTaken' | 'paidAtMs' | 'receipt' | 'received'
>

/** False when the id is taken. */
export async function insertWithdrawal(tx: Tx, made: NewWithdrawal): Promise<boolean> {
  const row = await tx
    .insertInto('withdrawal')
    .values({
      id: made.id,
      account: made.account,
      payout_account: made.payoutAccount,
      currency: made.currency,
      amount: made.amount,
      fee: made.fee,
      is_max: made.isMax,
      state: made.state,
      needs_two: made.needsTwo,
      asked_at: new Date(made.askedAtMs),
      promised_at: new Date(made.promisedAtMs),
      changed_at: new Date(made.askedAtMs),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Changed = Partial<
  Pick<
    Withdrawal,
    'state' | 'needsTwo' | 'firstApprover' | 'approver' | 'provider' | 'isTaken' | 'paidAtMs' | 'receipt' | 'received'
  >
>

/** The row must be locked by `lockWithdrawal`. */
export async function changeWithdrawal(tx: Tx, id: string, changed: Changed, nowMs: number): Promise<void> {
  const { state, needsTwo, firstApprover, approver, provider, isTaken, paidAtMs, receipt, received } = changed
  await tx
    .updateTable('withdrawal')
    .set({
      changed_at: new Date(nowMs),
      ...(state !== undefined && { state }),
      ...(needsTwo !== undefined && { needs_two: needsTwo }),
      ...(firstApprover !== undefined && { first_approver: firstApprover }),
      ...(approver !== undefined && { approver }),
      ...(provider !== undefined && { provider }),
      ...(isTaken !== undefined && { is_taken: isTaken }),
      ...(paidAtMs !== undefined && { paid_at: paidAtMs === null ? null : new Date(paidAtMs) }),
      ...(receipt !== undefined && { receipt }),
      ...(received !== undefined && { received }),
    })
    .where('id', '=', id)
    .execute()
}

export type Taking = { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number }

/** Withdrawals in these states, longest untouched first; they are marked as touched now. */
export async function takeMoving(
  tx: Tx,
  states: readonly WithdrawalState[],
  { beforeMs, nowMs, atMost }: Taking,
): Promise<readonly string[]> {
  const longest = tx
    .selectFrom('withdrawal')
    .select('id')
    .where('state', 'in', states)
    .where('changed_at', '<=', new Date(beforeMs))
    .where(isNotSetAside('withdrawal.carryOn', sql.ref('id'), nowMs))
    .orderBy('changed_at')
    .limit(atMost)
    // Another caller that has locked a row is advancing it.
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .updateTable('withdrawal')
    .set({ changed_at: new Date(nowMs) })
    .where('id', 'in', longest)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Paid out before this moment, and the member has not replied whether it arrived. */
export async function listUnconfirmed(
  tx: Tx,
  { paidBeforeMs, nowMs, atMost }: { readonly paidBeforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('state', '=', 'paid')
    .where('receipt', '=', 'unsaid')
    .where('paid_at', '<=', new Date(paidBeforeMs))
    .where(isNotSetAside('withdrawal.autoReceive', sql.ref('id'), nowMs))
    .orderBy('paid_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/** Withdrawals past their promised time that have no case yet. */
export async function listLate(
  tx: Tx,
  states: readonly WithdrawalState[],
  nowMs: number,
  atMost: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_case', 'withdrawal_case.withdrawal', 'withdrawal.id')
    .select('withdrawal.id')
    .where('withdrawal.state', 'in', states)
    .where('withdrawal.promised_at', '<', new Date(nowMs))
    .where('withdrawal_case.withdrawal', 'is', null)
    .where(isNotSetAside('withdrawal.late', sql.ref('withdrawal.id'), nowMs))
    .orderBy('withdrawal.promised_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
