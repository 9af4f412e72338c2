import { days } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../postgres/db.ts'

export type UploadRow = { readonly id: string; readonly owner: string; readonly purpose: string }

export type Bounds = {
  /** Pictures of one owner and purpose that nothing refers to yet. */
  readonly loose: number
  /** All that one owner may upload within a day. */
  readonly day: number
}

/** `full` when a bound is reached. Concurrent uploads of an owner wait for each other, so that the bounds hold. */
export async function insertUpload(
  tx: Tx,
  upload: UploadRow & { readonly sealed: Buffer; readonly bytes: number; readonly nowMs: number },
  most: Bounds,
): Promise<'kept' | 'known' | 'full'> {
  const { nowMs, ...row } = upload
  await sql`select pg_advisory_xact_lock(hashtext(${`upload:${row.owner}`}))`.execute(tx)
  if (await findUpload(tx, row.id)) return 'known'
  const { loose } = await tx
    .selectFrom('upload')
    .select((select) => select.fn.countAll<bigint>().as('loose'))
    .where('owner', '=', row.owner)
    .where('purpose', '=', row.purpose)
    .where('kept_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { today } = await tx
    .selectFrom('upload')
    .select((select) => select.fn.countAll<bigint>().as('today'))
    .where('owner', '=', row.owner)
    .where('created_at', '>', new Date(nowMs - days(1)))
    .executeTakeFirstOrThrow()
  if (Number(loose) >= most.loose || Number(today) >= most.day) return 'full'
  await tx
    .insertInto('upload')
    .values({ ...row, created_at: new Date(nowMs) })
    .execute()
  return 'kept'
}

export function findUpload(tx: Tx, upload: string): Promise<(UploadRow & { readonly sealed: Buffer }) | undefined> {
  return tx
    .selectFrom('upload')
    .select(['id', 'owner', 'purpose', 'sealed'])
    .where('id', '=', upload)
    .executeTakeFirst()
}

/** Marks loose pictures as referred to and returns how many there were. */
export async function markClaimed(
  tx: Tx,
  { owner, purpose, ids }: { readonly owner: string; readonly purpose: string; readonly ids: readonly string[] },
  nowMs: number,
): Promise<number> {
  const marked = await tx
    .updateTable('upload')
    .set({ kept_at: new Date(nowMs) })
    .where('id', 'in', [...ids])
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('kept_at', 'is', null)
    .returning('id')
    .execute()
  return marked.length
}

export async function deleteUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('upload')
      .where('id', 'in', [...ids])
      .execute()
}

/** False when there is no such loose picture of theirs. */
export async function deleteLoose(tx: Tx, owner: string, upload: string): Promise<boolean> {
  const deletion = tx
    .deleteFrom('upload')
    .where('id', '=', upload)
    .where('owner', '=', owner)
    .where('kept_at', 'is', null)
  return (await deletion.returning('id').executeTakeFirst()) !== undefined
}

export async function deleteForgotten(tx: Tx, beforeMs: number): Promise<void> {
  await tx.deleteFrom('upload').where('kept_at', 'is', null).where('created_at', '<=', new Date(beforeMs)).execute()
}
