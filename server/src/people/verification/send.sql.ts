import type { Id } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  BREAKER_CLOSED_MS,
  BREAKER_SENDS,
  CODE_LIFE_MS,
  SEND_DAY_MS,
  SEND_HOUR_MS,
  type Channel,
  type SendFacts,
  type SendLimits,
} from './verification.ts'

/** The fields of a requested message that budgets count by. */
export type BudgetedMessage = {
  readonly channel: Channel
  readonly subject: Buffer
  readonly recipient: Buffer
  readonly prefix: string
  readonly network: string
  readonly account: Id<'account'> | null
  readonly isReal: boolean
}

/** One decision at a time over all processes; without this two could both use the last place of a budget. */
export async function lockBudgets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ronda.verification.send'))`.execute(tx)
}

type FactsRow = {
  readonly last_at: Date | null
  readonly recipient_at: Date | null
  readonly prefix_at: Date | null
  readonly network_at: Date | null
  readonly account_at: Date | null
  readonly brand_at: Date | null
  readonly closed_until: Date | null
  readonly settled: number
  readonly answered: number
}

/**
 * When the message was sent that uses the last place of a budget; null while there is room. The budget has room again
 * once that message is older than the budget's window.
 */
function lastPlace(condition: RawBuilder<unknown>, sinceMs: number, countMax: number): RawBuilder<Date | null> {
  if (!Number.isFinite(countMax)) return sql`null::timestamptz`
  return sql`(
    select at from verification_send
    where ${condition} and at > ${new Date(sinceMs)}
    order by at desc
    limit 1 offset ${countMax - 1}
  )`
}

export async function findSends(
  tx: Tx,
  budgeted: BudgetedMessage,
  limits: SendLimits,
  nowMs: number,
): Promise<SendFacts> {
  const { channel, subject, recipient, prefix, network, account } = budgeted
  const dayAgoMs = nowMs - SEND_DAY_MS
  const hourAgoMs = nowMs - SEND_HOUR_MS
  const settledBefore = new Date(nowMs - CODE_LIFE_MS)
  const { rows } = await sql<FactsRow>`
    select
      (select max(at) from verification_send where recipient = ${recipient} and subject = ${subject}) as last_at,
      ${lastPlace(sql`recipient = ${recipient}`, dayAgoMs, limits.recipientDayMax[channel])} as recipient_at,
      ${lastPlace(sql`channel = 'sms' and prefix = ${prefix}`, hourAgoMs, limits.prefixHourMax)} as prefix_at,
      ${lastPlace(sql`network = ${network}`, hourAgoMs, limits.networkHourMax)} as network_at,
      ${lastPlace(sql`account = ${account}::uuid`, dayAgoMs, limits.accountDayMax)} as account_at,
      ${lastPlace(sql`channel = ${channel} and is_real`, dayAgoMs, limits.brandDayMax[channel])} as brand_at,
      (select closed_until from verification_breaker where prefix = ${prefix}) as closed_until,
      recent.settled, recent.answered
    from (
      select count(*)::int as settled, (count(*) filter (where is_answered))::int as answered
      from (
        select is_answered from verification_send
        where channel = 'sms' and prefix = ${prefix} and is_real and at <= ${settledBefore}
          and at > coalesce((select closed_at from verification_breaker where prefix = ${prefix}), '-infinity')
        order by at desc
        limit ${BREAKER_SENDS}
      ) last_sends
    ) recent
  `.execute(tx)
  return factsOf(rows[0] as FactsRow)
}

const after = (at: Date | null, spanMs: number): number | undefined => (at === null ? undefined : at.getTime() + spanMs)

function factsOf(row: FactsRow): SendFacts {
  return {
    lastAtMs: row.last_at?.getTime(),
    recipientFullUntilMs: after(row.recipient_at, SEND_DAY_MS),
    prefixFullUntilMs: after(row.prefix_at, SEND_HOUR_MS),
    networkFullUntilMs: after(row.network_at, SEND_HOUR_MS),
    accountFullUntilMs: after(row.account_at, SEND_DAY_MS),
    brandFullUntilMs: after(row.brand_at, SEND_DAY_MS),
    closedUntilMs: row.closed_until?.getTime(),
    settled: row.settled,
    answered: row.answered,
  }
}

export async function insertSend(tx: Tx, budgeted: BudgetedMessage, nowMs: number): Promise<bigint> {
  const { channel, subject, recipient, prefix, network, account, isReal } = budgeted
  const row = await tx
    .insertInto('verification_send')
    .values({ channel, subject, recipient, prefix, network, account, at: new Date(nowMs), is_real: isReal })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A message that was not sent costs nothing and starts no countdown; it still counts as a request. */
export async function releaseSend(tx: Tx, send: bigint): Promise<void> {
  await tx
    .updateTable('verification_send')
    .set({ is_real: false, subject: Buffer.alloc(0) })
    .where('id', '=', send)
    .execute()
}

/** Only messages sent after `closed_at` are judged again; the older failures would close the prefix again at once. */
export async function closePrefix(tx: Tx, prefix: string, nowMs: number): Promise<void> {
  const closed = { closed_at: new Date(nowMs), closed_until: new Date(nowMs + BREAKER_CLOSED_MS) }
  await tx
    .insertInto('verification_breaker')
    .values({ prefix, ...closed })
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet(closed))
    .execute()
}

export async function deleteOldSends(tx: Tx, nowMs: number): Promise<void> {
  const dayAgo = new Date(nowMs - SEND_DAY_MS)
  await tx.deleteFrom('verification_send').where('at', '<=', dayAgo).execute()
  await tx.deleteFrom('verification_breaker').where('closed_until', '<=', dayAgo).execute()
}
