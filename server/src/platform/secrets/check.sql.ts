import type { Tx } from '../postgres/db.ts'

/** What was written when this database was first opened; undefined when nothing was. */
export async function findMark(tx: Tx): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('key_check').select('mark').executeTakeFirst()
  return row?.mark
}

/** Of two servers that start together on an empty database the first one's mark stays. */
export async function insertMark(tx: Tx, mark: Buffer): Promise<void> {
  await tx
    .insertInto('key_check')
    .values({ mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
