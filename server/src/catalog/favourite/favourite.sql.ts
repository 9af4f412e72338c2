import type { Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

/** False when the game is a favourite already. */
export async function insertFavourite(tx: Tx, account: Id<'account'>, nodeId: number): Promise<boolean> {
  const added = await tx
    .insertInto('favourite')
    .values({ account, node_id: nodeId })
    .onConflict((conflict) => conflict.columns(['account', 'node_id']).doNothing())
    .returning('node_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteFavourite(tx: Tx, account: Id<'account'>, nodeId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('account', '=', account).where('node_id', '=', nodeId).execute()
}

export async function countFavourites(tx: Tx, account: Id<'account'>): Promise<number> {
  const { count } = await tx
    .selectFrom('favourite')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. */
export async function findFavourites(tx: Tx, account: Id<'account'>, atMost: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('favourite')
    .select('node_id')
    .where('account', '=', account)
    .orderBy('place', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.node_id)
}
