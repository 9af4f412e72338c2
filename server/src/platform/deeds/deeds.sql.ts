import { createHash } from 'node:crypto'
import type { Tx } from '../postgres/db.ts'
import { lineOf, type Deed } from './deed.ts'

/** Writes a deed at the end of the chain, in the transaction of what was done: either both are there or neither. */
export async function writeDeed(tx: Tx, deed: Deed, nowMs: number): Promise<void> {
  const head = await tx.selectFrom('deed_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const sealed = { ...deed, seq: Number(head.seq) + 1, atMs: nowMs, detail: JSON.stringify(deed.detail) }
  const hash = createHash('sha256').update(head.hash).update(lineOf(sealed)).digest()
  const { seq, actor, action, subject, detail } = sealed
  await tx
    .insertInto('deed')
    .values({ seq: BigInt(seq), at: new Date(nowMs), actor, action, subject, detail, before: head.hash, hash })
    .execute()
  await tx
    .updateTable('deed_head')
    .set({ seq: BigInt(seq), hash })
    .execute()
}
