import type { Tx } from '../postgres/db.ts'

/** The mark of the first key of this database; undefined when there is none yet. */
export async function findMark(tx: Tx): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('key_check').select('mark').executeTakeFirst()
  return row?.mark
}

/** When two servers start together on an empty database, the first one's mark stays. */
export async function insertMark(tx: Tx, mark: Buffer): Promise<void> {
  await tx
    .insertInto('key_check')
    .values({ mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
