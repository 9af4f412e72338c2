import { present, type Currency } from '@ronda/core'
import { sql, type Selectable } from 'kysely'
import type { RefusalCode } from '@ronda/contract'
import { accountsAs } from '../../people/identity/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'

export type Transfer = {
  readonly id: string
  readonly seq: bigint
  readonly sender: string
  readonly receiver: string
  readonly amount: bigint
  readonly currency: Currency
  readonly reason: string
  readonly state: 'asked' | 'done' | 'refused'
  readonly refusal: RefusalCode | null
  readonly askedAtMs: number
}

function transferOf(row: Selectable<DB['line_transfer']>): Transfer {
  const { id, seq, sender, receiver, amount, currency, reason, state, refusal } = row
  return { id, seq, sender, receiver, amount, currency, reason, state, refusal, askedAtMs: row.asked_at.getTime() }
}

export async function findTransfer(tx: Tx, id: string): Promise<Transfer | undefined> {
  const row = await tx.selectFrom('line_transfer').selectAll().where('id', '=', id).executeTakeFirst()
  return row && transferOf(row)
}

export type NewTransfer = Omit<Transfer, 'seq' | 'state' | 'refusal'> & { readonly direction: 'up' | 'down' }

/** Undefined when the id is taken. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<Transfer | undefined> {
  const { id, sender, receiver, direction, amount, currency, reason, askedAtMs } = transfer
  const row = await tx
    .insertInto('line_transfer')
    .values({
      id,
      sender,
      receiver,
      direction,
      amount,
      currency,
      reason,
      state: 'asked',
      asked_at: new Date(askedAtMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && transferOf(row)
}

/** Undefined when it was ended before. */
export async function endTransfer(
  tx: Tx,
  id: string,
  refusal: RefusalCode | undefined,
  nowMs: number,
): Promise<Transfer | undefined> {
  const row = await tx
    .updateTable('line_transfer')
    .set({
      state: refusal === undefined ? 'done' : 'refused',
      refusal: refusal ?? null,
      ended_at: new Date(nowMs),
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst()
  return row && transferOf(row)
}

export async function findUnfinished(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly Transfer[]> {
  const rows = await tx
    .selectFrom('line_transfer')
    .selectAll()
    .where('state', '=', 'asked')
    .where('asked_at', '<=', new Date(beforeMs))
    .where(isNotSetAside('transfer.finish', sql.ref('id'), nowMs))
    .orderBy('asked_at')
    .limit(atMost)
    .execute()
  return rows.map(transferOf)
}

/** Both directions, newest first. A refused transfer is shown to its sender only. */
export async function listTransfers(
  tx: Tx,
  account: string,
  before: bigint | undefined,
  atMost: number,
): Promise<readonly Transfer[]> {
  const side = (column: 'sender' | 'receiver') => {
    const own = tx.selectFrom('line_transfer').selectAll().where(column, '=', account)
    const shown = column === 'receiver' ? own.where('state', '=', 'done') : own
    const older = before === undefined ? shown : shown.where('seq', '<', before)
    return older.orderBy('seq', 'desc').limit(atMost).execute()
  }
  const rows = [...(await side('sender')), ...(await side('receiver'))]
  return rows
    .map(transferOf)
    .toSorted((left, right) => Number(right.seq - left.seq))
    .slice(0, atMost)
}

const dayOf = (atMs: number): Date => new Date(Math.floor(atMs / 86_400_000) * 86_400_000)

/** What was sent in the day; its row stays locked until the transaction ends. */
export async function lockDay(tx: Tx, account: string, nowMs: number): Promise<bigint> {
  const day = dayOf(nowMs)
  await tx
    .insertInto('line_transfer_day')
    .values({ account, day, sent: 0n })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('line_transfer_day')
    .select('sent')
    .where('account', '=', account)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return present(row, 'the row of the day').sent
}

export async function findDay(tx: Tx, account: string, nowMs: number): Promise<bigint> {
  const row = await tx
    .selectFrom('line_transfer_day')
    .select('sent')
    .where('account', '=', account)
    .where('day', '=', dayOf(nowMs))
    .executeTakeFirst()
  return row?.sent ?? 0n
}

/** Adds to what was sent in a day; a negative amount is subtracted. */
export async function addToDay(tx: Tx, account: string, amount: bigint, atMs: number): Promise<void> {
  await tx
    .updateTable('line_transfer_day')
    .set({ sent: sql`sent + ${amount}` })
    .where('account', '=', account)
    .where('day', '=', dayOf(atMs))
    .execute()
}

/** The other person's name for each of these ids that is a transfer, seen from one of the two. */
export async function othersAmong(
  tx: Tx,
  account: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('line_transfer')
    .innerJoin(accountsAs('account'), (join) =>
      join.on('account.id', '=', sql<string>`case when sender = ${account}::uuid then receiver else sender end`),
    )
    .select(['line_transfer.id', 'account.username'])
    .where('line_transfer.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** What an account received from its agent since `sinceMs`, pending transfers included. */
export async function receivedSince(tx: Tx, account: string, sinceMs: number): Promise<bigint> {
  const row = await tx
    .selectFrom('line_transfer')
    .select((select) => select.fn.sum<string>('amount').as('sum'))
    .where('receiver', '=', account)
    .where('direction', '=', 'down')
    .where('state', '<>', 'refused')
    .where('asked_at', '>=', new Date(sinceMs))
    .executeTakeFirst()
  return BigInt(row?.sum ?? 0)
}

export type Passed = { readonly received: bigint; readonly sent: bigint }

/** Completed transfers between an account and its agent since `sinceMs`, in both directions. */
export async function transferredSince(tx: Tx, account: string, sinceMs: number): Promise<Passed> {
  const done = tx
    .selectFrom('line_transfer')
    .select((select) => select.fn.sum<string>('amount').as('sum'))
    .where('state', '=', 'done')
    .where('asked_at', '>=', new Date(sinceMs))
  const received = done.where('receiver', '=', account).where('direction', '=', 'down')
  const sent = done.where('sender', '=', account).where('direction', '=', 'up')
  return {
    received: BigInt((await received.executeTakeFirst())?.sum ?? 0),
    sent: BigInt((await sent.executeTakeFirst())?.sum ?? 0),
  }
}

type PassedTransfer = {
  readonly direction: 'up' | 'down'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

/** The completed transfers between an account and its agent in a time, oldest first. */
export async function listPassed(
  tx: Tx,
  account: string,
  { fromMs, toMs, atMost }: { readonly fromMs: number; readonly toMs: number; readonly atMost: number },
): Promise<readonly PassedTransfer[]> {
  const { rows } = await sql<PassedTransfer>`
    select direction, amount, currency, (extract(epoch from ended_at) * 1000)::float8 as "atMs" from line_transfer
    where (receiver = ${account} and direction = 'down' or sender = ${account} and direction = 'up')
      and state = 'done' and ended_at >= ${new Date(fromMs)} and ended_at < ${new Date(toMs)}
    order by ended_at limit ${atMost}`.execute(tx)
  return rows
}

export async function addFailure(tx: Tx, account: string, nowMs: number): Promise<void> {
  await tx
    .insertInto('line_transfer_failure')
    .values({ account, at: new Date(nowMs) })
    .execute()
}

/** Newest first. */
export async function findFailures(
  tx: Tx,
  account: string,
  sinceMs: number,
  atMost: number,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('line_transfer_failure')
    .select('at')
    .where('account', '=', account)
    .where('at', '>=', new Date(sinceMs))
    .orderBy('at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map(({ at }) => at.getTime())
}

export async function deleteOldFailures(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom('line_transfer_failure').where('at', '<', new Date(beforeMs)).execute()
}
