import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Tx } from '../postgres/db.ts'
import type { AuditLogFault, Head } from './chain.ts'

/** The result of a check of the chain. */
export type AuditLogReport = {
  readonly checkedAtMs: number
  /** The last line that was checked. */
  readonly seq: number
  /** The first faults found; empty when the chain is intact. */
  readonly faults: readonly AuditLogFault[]
}

const storedFaults = z.array(
  z.object({ seq: z.int(), fault: z.enum(['changed', 'unlinked', 'missing', 'beyond', 'unsigned']) }),
)

export async function insertCheck(tx: Tx, { checkedAtMs, seq, faults }: AuditLogReport): Promise<void> {
  await tx
    .insertInto('deed_check')
    .values({ checked_at: new Date(checkedAtMs), seq: BigInt(seq), faults: JSON.stringify(faults) })
    .execute()
}

export async function findNewestCheck(tx: Tx): Promise<AuditLogReport | undefined> {
  const row = await tx.selectFrom('deed_check').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return (
    row && {
      checkedAtMs: row.checked_at.getTime(),
      seq: Number(row.seq),
      faults: z.parse(storedFaults, row.faults),
    }
  )
}

/** The end of the chain as it was signed on a day (`2026-11-15`). */
export type AuditSeal = Head & { readonly day: string; readonly signature: Buffer }

/** False when the day has been sealed already: the first seal stays. */
export async function insertSeal(tx: Tx, { day, seq, hash, signature }: AuditSeal): Promise<boolean> {
  const inserted = await tx
    .insertInto('deed_seal')
    .values({ day, seq: BigInt(seq), hash, signature })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The seals after a day, in the order of their days. */
export async function findSeals(tx: Tx, afterDay: string, atMost: number): Promise<readonly AuditSeal[]> {
  const rows = await tx
    .selectFrom('deed_seal')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'seq', 'hash', 'signature'])
    .where('day', '>', sql<Date>`${afterDay}::date`)
    .orderBy('day')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }))
}

export async function findNewestSeal(tx: Tx): Promise<AuditSeal | undefined> {
  const row = await tx
    .selectFrom('deed_seal')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'seq', 'hash', 'signature'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, seq: Number(row.seq) }
}
