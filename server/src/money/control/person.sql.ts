import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** Keyed hashes that identify a person: proofs belong to one person only, hints may be shared with others. */
export type PersonMarks = { readonly proofs: readonly Buffer[]; readonly hints: readonly Buffer[] }

/** An exclusion is never shortened: the later end holds. A proof stays a proof. */
export async function excludePerson(tx: Tx, { proofs, hints }: PersonMarks, untilMs: number): Promise<void> {
  const until = new Date(untilMs)
  const rows = new Map<string, { mark: Buffer; until: Date; is_proof: boolean }>()
  for (const mark of hints) rows.set(mark.toString('hex'), { mark, until, is_proof: false })
  for (const mark of proofs) rows.set(mark.toString('hex'), { mark, until, is_proof: true })
  if (rows.size === 0) return
  await tx
    .insertInto('excluded_person')
    // In a fixed order, so that two simultaneous exclusions of the same marks do not deadlock.
    .values([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({
        until: sql<Date>`greatest(excluded_person.until, excluded.until)`,
        is_proof: sql<boolean>`excluded_person.is_proof or excluded.is_proof`,
      }),
    )
    .execute()
}

/** Whether one of these marks belongs to an excluded person: certainly, or possibly. */
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
