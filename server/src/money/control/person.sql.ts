import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** Keyed hashes by which a person is known again: what only they can have, and what others may have too. */
export type PersonMarks = { readonly proofs: readonly Buffer[]; readonly hints: readonly Buffer[] }

/** Never shortened: of two ends the later holds. A proof stays one. */
export async function excludePerson(tx: Tx, { proofs, hints }: PersonMarks, untilMs: number): Promise<void> {
  const until = new Date(untilMs)
  const rows = new Map<string, { mark: Buffer; until: Date; is_proof: boolean }>()
  for (const mark of hints) rows.set(mark.toString('hex'), { mark, until, is_proof: false })
  for (const mark of proofs) rows.set(mark.toString('hex'), { mark, until, is_proof: true })
  if (rows.size === 0) return
  await tx
    .insertInto('excluded_person')
    // In one order, so that two who exclude the same marks at a time do not wait for each other in a circle.
    .values([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({
        until: sql<Date>`greatest(excluded_person.until, excluded.until)`,
        is_proof: sql<boolean>`excluded_person.is_proof or excluded.is_proof`,
      }),
    )
    .execute()
}

/** Whether one of these belongs to a person who is excluded: for sure, or perhaps. */
export async function findExcluded(
  tx: Tx,
  marks: readonly Buffer[],
  nowMs: number,
): Promise<'proof' | 'hint' | undefined> {
  if (marks.length === 0) return undefined
  const row = await tx
    .selectFrom('excluded_person')
    .select('is_proof')
    .where('mark', 'in', [...marks])
    .where('until', '>', new Date(nowMs))
    .orderBy('is_proof', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (row.is_proof ? 'proof' : 'hint')
}
