import type { WithdrawalQueueName, WithdrawalState } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { payoutAccountsAs } from '../payoutAccount/index.ts'
import { withdrawalOf, type Withdrawal } from './withdrawal.sql.ts'

/** A member's withdrawals, newest first, older than `before`. */
export async function listWithdrawals(
  tx: Tx,
  account: Id<'account'>,
  before: Withdrawal | undefined,
  atMost: number,
): Promise<readonly Withdrawal[]> {
  let own = tx.selectFrom('withdrawal').selectAll().where('account', '=', account)
  if (before) {
    const isOlder = sql<boolean>`(asked_at, id) < (${new Date(before.askedAtMs)}, ${before.id}::uuid)`
    own = own.where(isOlder)
  }
  const rows = await own.orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(atMost).execute()
  return rows.map(withdrawalOf)
}

export type DeskCursor = { readonly promisedAtMs: number; readonly id: string }

/** Each pile is read by an index of its own; done ones are listed newest first, all others by the earliest promise. */
export async function listPile(
  tx: Tx,
  pile: WithdrawalQueueName,
  after: DeskCursor | undefined,
  atMost: number,
): Promise<readonly Withdrawal[]> {
  const isDone = pile === 'done'
  let found = tx.selectFrom('withdrawal').selectAll('withdrawal')
  if (pile === 'decide') found = found.where('state', 'in', ['held', 'seconding'])
  else if (pile === 'onTheWay') {
    found = found.where('state', 'in', ['asked', 'approved', 'paying', 'settling', 'rejecting', 'failing'])
  } else if (pile === 'done') found = found.where('state', 'in', ['paid', 'rejected', 'failed', 'refused'])
  else {
    const open = tx.selectFrom('withdrawal_case').select('withdrawal').where('state', '=', 'open')
    found = found.where('id', 'in', open)
  }
  if (after) {
    const [at, id] = [new Date(after.promisedAtMs), after.id]
    found = found.where(
      isDone
        ? sql<boolean>`(promised_at, id) < (${at}, ${id}::uuid)`
        : sql<boolean>`(promised_at, id) > (${at}, ${id}::uuid)`,
    )
  }
  const direction = isDone ? 'desc' : 'asc'
  const rows = await found.orderBy('promised_at', direction).orderBy('id', direction).limit(atMost).execute()
  return rows.map(withdrawalOf)
}

export type WithdrawalTarget = { readonly name: string; readonly outcome: 'pending' | 'done' | 'returned' }

/** States in which the money was returned, or never taken. */
const RETURNED: ReadonlySet<WithdrawalState> = new Set(['refused', 'rejected', 'failed'])

/** For each of these ids that is a withdrawal: the payout account as its owner knows it, and the outcome. */
export async function accountsAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, WithdrawalTarget>> {
  const rows = await tx
    .selectFrom('withdrawal')
    .innerJoin(payoutAccountsAs('target'), 'target.id', 'withdrawal.payout_account')
    .select(['withdrawal.id', 'withdrawal.state', 'target.institution', 'target.masked'])
    .where('withdrawal.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, state, institution, masked }) => {
      const outcome = state === 'paid' ? 'done' : RETURNED.has(state) ? 'returned' : 'pending'
      return [id, { name: `${institution} ${masked}`, outcome }]
    }),
  )
}

/** The count is capped here: nobody needs a larger number. */
const WAITING_MAX = 1_000

/** How many wait for staff: for a decision or for an answer. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (
      (select count(*) from (select from withdrawal where state in ('held', 'seconding') limit ${WAITING_MAX}) as waiting)
      + (select count(*) from (select from withdrawal_case where state = 'open' limit ${WAITING_MAX}) as waiting)
    )::int as waiting`.execute(tx)
  return rows[0]?.waiting ?? 0
}
