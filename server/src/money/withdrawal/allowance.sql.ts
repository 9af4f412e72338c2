import type { WithdrawalState } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { isApprovedSince } from '../approval/index.ts'
import { hasLeg, lastLegOf, type WalletId } from '../ledger/index.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

/**
 * The balance less requests that are not held yet. One statement, so that both are read at one moment: a request counts
 * by its row until its hold is in the ledger, and by its hold from then on.
 */
export async function findFree(tx: Tx, account: Id<'account'>, wallet: WalletId): Promise<bigint> {
  const { rows } = await sql<{ cash: bigint }>`
    select coalesce(tail.balance, 0) - coalesce(asked.amount, 0)::bigint as cash
    from (
      select sum(amount) as amount from withdrawal
      where account = ${account} and state = 'asked'
        and not ${hasLeg(wallet, sql.ref('withdrawal.id'))}
    ) as asked
    left join lateral ${lastLegOf(wallet)} as tail on true`.execute(tx)
  return rows[0]?.cash ?? 0n
}

/** What was paid out to a member since `sinceMs`. */
export async function paidOutSince(tx: Tx, account: string, sinceMs: number): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('withdrawal')
    .select((of) => of.fn.sum<string | null>('amount').as('sum'))
    .where('account', '=', account)
    .where('state', '=', 'paid')
    .where('paid_at', '>=', new Date(sinceMs))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? '0')
}

type Around = { readonly sinceMs: number; readonly undone: readonly WithdrawalState[] }

/** What else the member has requested, or been approved, since `sinceMs`, without what was undone. */
export async function sumAround(tx: Tx, { id, account }: Withdrawal, { sinceMs, undone }: Around): Promise<bigint> {
  const since = new Date(sinceMs)
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from withdrawal
    where account = ${account} and id <> ${id}::uuid and state <> all (${[...undone]}::text[])
      and (asked_at > ${since} or ${isApprovedSince('withdrawal', sql.ref('withdrawal.id'), since)})`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** What was requested since `sinceMs`, without what was undone. */
export async function sumAskedSince(
  tx: Tx,
  account: Id<'account'>,
  sinceMs: number,
  undone: readonly WithdrawalState[],
): Promise<bigint> {
  const row = await tx
    .selectFrom('withdrawal')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('account', '=', account)
    .where('asked_at', '>=', new Date(sinceMs))
    .where('state', 'not in', undone)
    .executeTakeFirst()
  return row?.amount ?? 0n
}
