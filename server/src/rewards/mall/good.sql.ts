import type { GoodValue, StoredGood } from '@ronda/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

type Row = Omit<GoodValue, 'perMember' | 'isOffered'> & {
  readonly id: string
  readonly version: number
  readonly per_member: number | null
  readonly is_offered: boolean
  readonly updatedAt: number
}

const columns = sql<Row>`
  id, version, kind, names, texts, price, picture, amount, stock, per_member, is_offered, place,
  (extract(epoch from updated_at) * 1000)::float8 as "updatedAt"`

function goodOf({ id, version, updatedAt, per_member: perMember, is_offered: isOffered, ...value }: Row): StoredGood {
  return { id, version, updatedAt: Math.trunc(updatedAt), value: { ...value, perMember, isOffered } }
}

const rowOf = ({ names, texts, perMember, isOffered, ...value }: GoodValue, nowMs: number) => ({
  ...value,
  names: JSON.stringify(names),
  texts: JSON.stringify(texts),
  per_member: perMember,
  is_offered: isOffered,
  updated_at: new Date(nowMs),
})

/** Goods in the order in which they are shown. */
export async function listGoods(tx: Tx, onlyOffered: boolean, atMost: number): Promise<readonly StoredGood[]> {
  const { rows } = await sql<Row>`
    select ${columns} from mall_good where is_offered or not ${onlyOffered}::boolean
    order by place, price, id limit ${atMost}`.execute(tx)
  return rows.map(goodOf)
}

export async function findGood(tx: Tx, id: string): Promise<StoredGood | undefined> {
  const { rows } = await sql<Row>`select ${columns} from mall_good where id = ${id}`.execute(tx)
  return rows[0] && goodOf(rows[0])
}

/** Locked until the transaction ends: of a hundred members who want the last one, one gets it. */
export async function lockGood(tx: Tx, id: string): Promise<StoredGood | undefined> {
  const { rows } = await sql<Row>`select ${columns} from mall_good where id = ${id} for update`.execute(tx)
  return rows[0] && goodOf(rows[0])
}

/** False when the id is taken. */
export async function insertGood(tx: Tx, id: string, value: GoodValue, nowMs: number): Promise<boolean> {
  const row = await tx
    .insertInto('mall_good')
    .values({ id, ...rowOf(value, nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateGood(tx: Tx, id: string, value: GoodValue, nowMs: number): Promise<void> {
  await tx
    .updateTable('mall_good')
    .set((good) => ({ ...rowOf(value, nowMs), version: good('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Takes pieces from the stock, or puts them back when negative; a good without a stock stays as it is. A change of staff
 * that has not seen it is refused: it would overwrite the stock.
 */
export async function takeStock(tx: Tx, id: string, quantity: number): Promise<void> {
  await tx
    .updateTable('mall_good')
    .set((good) => ({ stock: good('stock', '-', quantity), version: good('version', '+', 1) }))
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute()
}
