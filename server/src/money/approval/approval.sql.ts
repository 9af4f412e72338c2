import type { Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type ApprovalKind = 'withdrawal' | 'adjustment'

export type Approval = {
  readonly kind: ApprovalKind
  readonly subject: string
  readonly approver: string
  readonly account: string
  readonly currency: Currency
  /** The absolute amount: a manual debit counts as much as a credit. */
  readonly amount: bigint
  readonly atMs: number
}

/**
 * Serializes approvals by the same person and for the same member: each sees what the previous one has added. Always in
 * this order, so that no deadlock arises.
 */
export async function lockApprovals(tx: Tx, approver: string, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approver:${approver}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approved:${account}`}, 0))`.execute(tx)
}

/** Inserted once for each approver and subject. */
export async function insertApproval(tx: Tx, { atMs, ...approval }: Approval): Promise<void> {
  await tx
    .insertInto('approval')
    .values({ ...approval, at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Since = { readonly currency: Currency; readonly sinceMs: number; readonly except: string }

/** What one person has approved since `sinceMs`, without one subject. */
export async function sumByApprover(tx: Tx, approver: string, { currency, sinceMs, except }: Since): Promise<bigint> {
  const row = await tx
    .selectFrom('approval')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('approver', '=', approver)
    .where('currency', '=', currency)
    .where('subject', '<>', except)
    .where('at', '>', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return row.sum
}

/**
 * What was approved of a kind for one member since `sinceMs`, without one subject; two approvals of one subject count
 * once.
 */
export async function sumForMember(
  tx: Tx,
  kind: ApprovalKind,
  account: string,
  { currency, sinceMs, except }: Since,
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from (
      select distinct subject, amount from approval
      where kind = ${kind} and account = ${account} and currency = ${currency} and subject <> ${except}::uuid
        and at > ${new Date(sinceMs)}
    ) as approved`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** A condition for queries of what was approved: whether a subject of a kind was approved after a time. */
export const isApprovedSince = (kind: ApprovalKind, subject: RawBuilder<unknown>, since: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from approval where approval.kind = ${kind} and approval.subject = ${subject} and approval.at > ${since})`
