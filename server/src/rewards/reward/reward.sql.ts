import type { RewardFundName, RewardState } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewReward = {
  /** Names what was earned: the same id given twice is one reward. */
  readonly id: string
  readonly account: string
  readonly fund: RewardFundName
  readonly names: Readonly<Record<Language, string>>
  readonly currency: Currency
  readonly amount: bigint
  readonly givenAtMs: number
  readonly expiresAtMs: number | null
}

export type StoredReward = NewReward & { readonly state: RewardState; readonly changedAtMs: number }

/** Writes rewards; those whose id exists stay as they are. Returns the accounts that have a new one. */
export async function insertRewards(tx: Tx, rewards: readonly NewReward[]): Promise<readonly string[]> {
  if (rewards.length === 0) return []
  const rows = await tx
    .insertInto('reward')
    .values(
      rewards.map(({ names, givenAtMs, expiresAtMs, ...reward }) => ({
        ...reward,
        names: JSON.stringify(names),
        state: 'open',
        given_at: new Date(givenAtMs),
        changed_at: new Date(givenAtMs),
        expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('account')
    .execute()
  return [...new Set(rows.map(({ account }) => account))]
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
const columns = sql<StoredReward>`
  id, account, fund, names, currency, amount, state, ${ms('given_at')} as "givenAtMs", ${ms('expires_at')} as "expiresAtMs",
  ${ms('changed_at')} as "changedAtMs"`

export async function findReward(tx: Tx, id: string): Promise<StoredReward | undefined> {
  const { rows } = await sql<StoredReward>`select ${columns} from reward where id = ${id}`.execute(tx)
  return rows[0]
}

/** What an account can collect, what expires first at the top. */
export async function listOpen(
  tx: Tx,
  account: string,
  nowMs: number,
  atMost: number,
): Promise<readonly StoredReward[]> {
  const { rows } = await sql<StoredReward>`
    select ${columns} from reward
    where account = ${account} and state in ('open', 'collecting')
      and (state = 'collecting' or expires_at is null or expires_at > ${new Date(nowMs)})
    order by expires_at asc nulls last, seq limit ${atMost}`.execute(tx)
  return rows
}

/** How much and how many rewards an account can collect. */
export async function sumOpen(tx: Tx, account: string, nowMs: number): Promise<{ amount: bigint; count: number }> {
  const { rows } = await sql<{ amount: bigint; count: number }>`
    select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as count from reward
    where account = ${account} and state in ('open', 'collecting')
      and (state = 'collecting' or expires_at is null or expires_at > ${new Date(nowMs)})`.execute(tx)
  return rows[0] ?? { amount: 0n, count: 0 }
}

/** What a fund owes: rewards that were given, and not paid. */
export async function sumOwed(tx: Tx, fund: RewardFundName, currency: Currency): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from reward
    where fund = ${fund} and currency = ${currency} and state in ('open', 'collecting')`.execute(tx)
  return rows[0]?.amount ?? 0n
}

/** The newest rewards that were collected or have expired. */
export async function listPast(
  tx: Tx,
  account: string,
  nowMs: number,
  atMost: number,
): Promise<readonly StoredReward[]> {
  const { rows } = await sql<StoredReward>`
    select ${columns} from reward
    where account = ${account}
      and (state in ('collected', 'expired') or (state = 'open' and expires_at <= ${new Date(nowMs)}))
    order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

/** Reserves an open reward for payment: it cannot expire any more. */
export async function beginCollecting(tx: Tx, id: string, nowMs: number): Promise<StoredReward | undefined> {
  const { rows } = await sql<StoredReward>`
    update reward set state = 'collecting', changed_at = ${new Date(nowMs)}
    where id = ${id} and (state = 'collecting'
      or (state = 'open' and (expires_at is null or expires_at > ${new Date(nowMs)})))
    returning ${columns}`.execute(tx)
  return rows[0]
}

type Change = { readonly from: readonly RewardState[]; readonly to: RewardState }

async function changeState(tx: Tx, id: string, { from, to }: Change, nowMs: number): Promise<void> {
  await tx
    .updateTable('reward')
    .set({ state: to, changed_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .execute()
}

/** Records a payment. Whatever another request has recorded meanwhile, what was paid is collected. */
export const recordCollected = (tx: Tx, id: string, nowMs: number): Promise<void> =>
  changeState(tx, id, { from: ['open', 'collecting', 'expired'], to: 'collected' }, nowMs)

/** Opens a reward again that could not be paid. */
export const recordUnpaid = (tx: Tx, id: string, nowMs: number): Promise<void> =>
  changeState(tx, id, { from: ['collecting'], to: 'open' }, nowMs)

export const recordExpired = (tx: Tx, id: string, nowMs: number): Promise<void> =>
  changeState(tx, id, { from: ['open'], to: 'expired' }, nowMs)

/** Ends an open reward before its time. False when it is being paid, or was. */
export async function takeBack(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const changed = await tx
    .updateTable('reward')
    .set({ state: 'expired', changed_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'expired'])
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export type Due = { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number }

/** Rewards whose payment a crash interrupted. */
export async function listInterrupted(tx: Tx, { beforeMs, nowMs, atMost }: Due): Promise<readonly StoredReward[]> {
  const { rows } = await sql<StoredReward>`
    select ${columns} from reward where state = 'collecting' and changed_at < ${new Date(beforeMs)}
      and ${isNotSetAside('reward.pay', sql.ref('id'), nowMs)}
    order by changed_at limit ${atMost}`.execute(tx)
  return rows
}

/** Open rewards that nobody has collected in time. */
export async function listOverdue(tx: Tx, { beforeMs, nowMs, atMost }: Due): Promise<readonly StoredReward[]> {
  const { rows } = await sql<StoredReward>`
    select ${columns} from reward where state = 'open' and expires_at <= ${new Date(beforeMs)}
      and ${isNotSetAside('reward.expire', sql.ref('id'), nowMs)}
    order by expires_at limit ${atMost}`.execute(tx)
  return rows
}

/** Keeps a reward open until a later moment. */
export async function postpone(tx: Tx, id: string, untilMs: number): Promise<void> {
  await tx
    .updateTable('reward')
    .set({ expires_at: new Date(untilMs) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}
