import { hours, type Id } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { OBJECTION_PAUSE_MS, payoutPauseEnd, type ChangeMade, type SecurityChange } from './securityChange.ts'

/** Records a change in its own transaction and publishes it; payouts pause after it. */
export async function recordSecurityChange(
  tx: Tx,
  account: Id<'account'>,
  change: SecurityChange,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('security_change')
    .values({ account, change, at: new Date(nowMs) })
    .execute()
  await appendEvent(tx, 'security.changed', { account, change })
}

/** The newest change of each kind. */
export async function findSecurityChanges(tx: Tx, account: Id<'account'>): Promise<readonly ChangeMade[]> {
  const rows = await tx
    .selectFrom('security_change')
    .select(['change', (of) => of.fn.max('at').as('at')])
    .where('account', '=', account)
    .groupBy('change')
    .execute()
  return rows.map(({ change, at }) => ({ change: change as SecurityChange, atMs: at.getTime() }))
}

/** The end of the payout pause of an account; null when there is none. */
export async function findPayoutPause(
  tx: Tx,
  account: Id<'account'>,
  pauseHours: number,
  nowMs: number,
): Promise<number | null> {
  return payoutPauseEnd(await findSecurityChanges(tx, account), pauseHours, nowMs)
}

export type PauseAt = { readonly pauseHours: number; readonly nowMs: number }

/** The same as an expression, for a query that lists what belongs to accounts. */
export function payoutPauseAt(account: RawBuilder<unknown>, { pauseHours, nowMs }: PauseAt): RawBuilder<Date | null> {
  const pauseMs = hours(pauseHours)
  const objectionMs = Math.max(OBJECTION_PAUSE_MS, pauseMs)
  const end = sql`changed.at + make_interval(secs => (
    case when changed.change = 'objection' then ${objectionMs}::float8 else ${pauseMs}::float8 end) / 1000)`
  return sql<Date | null>`(
    select max(${end}) from security_change as changed
    where changed.account = ${account} and changed.at > ${new Date(nowMs - objectionMs)} and ${end} > ${new Date(nowMs)})`
}
