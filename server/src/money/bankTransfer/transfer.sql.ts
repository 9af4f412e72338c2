import type { BankTransferQueue, DepositState } from '@ronda/contract'
import { days, present, type Currency } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Charge } from '../provider/index.ts'
import { goneOf, type TransferSums } from './transfer.ts'

export type Transfer = TransferSums & {
  readonly id: string
  readonly seq: number
  readonly owner: string
  readonly reference: string
  readonly amount: bigint
  readonly currency: Currency
  readonly holder: string
  readonly bank: string
  readonly account: string
  readonly note: string
  readonly askedAtMs: number
}

const transfers = (tx: Tx) =>
  tx
    .selectFrom('bank_transfer')
    .select(['id', 'seq', 'owner', 'reference', 'amount', 'currency', 'holder', 'bank', 'account', 'note'])
    .select(['arrived', 'returned', 'to_return as toReturn', 'asked_at'])

type Row = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>

const transferOf = <Found extends Row>({ seq, asked_at: askedAt, ...row }: Found) => ({
  ...row,
  seq: Number(seq),
  askedAtMs: askedAt.getTime(),
})

/** The state of the deposit that a transfer is for; its feature is above this one, and is handed in. */
export type StateOf = (deposit: RawBuilder<unknown>) => RawBuilder<DepositState | null>

export type ShownTransfer = Transfer & { readonly state: DepositState | null }

const ID = sql.ref('bank_transfer.id')

const shownTransfers = (tx: Tx, stateOf: StateOf) => transfers(tx).select(stateOf(ID).as('state'))

type NewTransfer = Pick<Charge, 'id' | 'owner' | 'amount' | 'currency'> &
  Pick<Transfer, 'reference' | 'holder' | 'bank' | 'account' | 'note'>

/** Undefined when the reference is taken; the existing one, unchanged, when the id is. */
export async function insertTransfer(tx: Tx, made: NewTransfer, nowMs: number): Promise<Transfer | undefined> {
  await tx
    .insertInto('bank_transfer')
    .values({ ...made, asked_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findTransfer(tx, made.id)
}

export async function findTransfer(tx: Tx, id: string): Promise<Transfer | undefined> {
  const row = await transfers(tx).where('id', '=', id).executeTakeFirst()
  return row && transferOf(row)
}

export async function findShownTransfer(tx: Tx, id: string, stateOf: StateOf): Promise<ShownTransfer | undefined> {
  const row = await shownTransfers(tx, stateOf).where('id', '=', id).executeTakeFirst()
  return row && transferOf(row)
}

export async function lockTransfer(tx: Tx, id: string): Promise<Transfer | undefined> {
  const row = await transfers(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && transferOf(row)
}

/**
 * Stores the new sums of a locked transfer, with a line of the report for each part: what arrived, and what we hold no
 * longer.
 */
export async function changeSums(tx: Tx, before: Transfer, after: TransferSums, nowMs: number): Promise<void> {
  const { arrived, returned, toReturn } = after
  const { id } = before
  await tx.updateTable('bank_transfer').set({ arrived, returned, to_return: toReturn }).where('id', '=', id).execute()
  const lines = [
    { kind: 'charge' as const, amount: arrived - before.arrived },
    { kind: 'reversal' as const, amount: goneOf(after) - goneOf(before) },
  ].filter(({ amount }) => amount !== 0n)
  for (const line of lines) {
    await tx
      .insertInto('bank_entry')
      .values({ transfer: id, ...line, at: new Date(nowMs) })
      .execute()
  }
}

export type TransferPage = {
  readonly queue: BankTransferQueue
  readonly before: number | undefined
  /** Only the one with this reference, in whatever queue. */
  readonly reference: string | undefined
  readonly atMost: number
}

const isRecorded = sql<boolean>`exists (
  select from bank_record where bank_record.transfer = bank_transfer.id and bank_record.state = 'recorded')`

/** Longer than any deposit waits: the policy has at most 100,000 minutes. */
const WAITING_MS_MAX = days(70)

/** Without what the member has cancelled, or what did not come in time: that is found by its reference. */
const isWaiting = (stateOf: StateOf, nowMs: number): RawBuilder<boolean> =>
  sql<boolean>`arrived = 0 and asked_at > ${new Date(nowMs - WAITING_MS_MAX)} and not ${isRecorded}
    and coalesce(${stateOf(ID)}, 'waiting') in ('asked', 'waiting')`

const IN_QUEUE = {
  confirm: isRecorded,
  return: sql<boolean>`returned < to_return and not ${isRecorded}`,
  all: sql<boolean>`true`,
} as const

/** Newest first. */
export async function listTransfers(
  tx: Tx,
  { queue, before, reference, atMost }: TransferPage,
  { stateOf, nowMs }: { readonly stateOf: StateOf; readonly nowMs: number },
): Promise<readonly ShownTransfer[]> {
  let query = shownTransfers(tx, stateOf).orderBy('seq', 'desc').limit(atMost)
  if (before !== undefined) query = query.where('seq', '<', BigInt(before))
  if (reference !== undefined) query = query.where('reference', '=', reference)
  else query = query.where(queue === 'waiting' ? isWaiting(stateOf, nowMs) : IN_QUEUE[queue])
  return (await query.execute()).map(transferOf)
}

/** Transfers to confirm, and those to send back. */
export async function countTransfers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from bank_record where state = 'recorded' and transfer is not null)
      + (select count(*) from bank_transfer where returned < to_return and not ${isRecorded}) as count`.execute(tx)
  return Number(present(rows[0], 'a count').count)
}
