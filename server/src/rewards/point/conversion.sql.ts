import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { WalletId } from '../../money/ledger/index.ts'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewConversion = {
  readonly id: string
  readonly account: string
  readonly wallet: WalletId
  readonly currency: Currency
  /** Whole points that were asked for. */
  readonly asked: number
  /** The points that the amount needed, in parts. */
  readonly points: bigint
  readonly ratio: number
  readonly amount: bigint
  readonly atMs: number
}

export type StoredConversion = NewConversion & { readonly isPaid: boolean }

export async function insertConversion(tx: Tx, { atMs, ...conversion }: NewConversion): Promise<void> {
  await tx
    .insertInto('point_conversion')
    .values({ ...conversion, at: new Date(atMs) })
    .execute()
}

const columns = sql<StoredConversion>`
  id, account, wallet, currency, asked, points, ratio, amount, paid_at is not null as "isPaid",
  (extract(epoch from at) * 1000)::float8 as "atMs"`

export async function findConversion(tx: Tx, id: string): Promise<StoredConversion | undefined> {
  const { rows } = await sql<StoredConversion>`select ${columns} from point_conversion where id = ${id}`.execute(tx)
  return rows[0]
}

/** Conversions whose payment a crash or an empty fund interrupted. */
export async function listUnpaid(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly StoredConversion[]> {
  const { rows } = await sql<StoredConversion>`
    select ${columns} from point_conversion where paid_at is null and at < ${new Date(beforeMs)}
      and ${isNotSetAside('point.pay', sql.ref('id'), nowMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows
}

export async function recordPaid(tx: Tx, id: string, atMs: number): Promise<void> {
  await tx
    .updateTable('point_conversion')
    .set({ paid_at: new Date(atMs) })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}
