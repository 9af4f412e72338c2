import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** Never shortened: of two ends the later holds. */
export async function excludePerson(tx: Tx, marks: readonly Buffer[], untilMs: number): Promise<void> {
  if (marks.length === 0) return
  const until = new Date(untilMs)
  await tx
    .insertInto('excluded_person')
    .values(marks.map((mark) => ({ mark, until })))
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({ until: sql<Date>`greatest(excluded_person.until, excluded.until)` }),
    )
    .execute()
}

export async function isPersonExcluded(tx: Tx, marks: readonly Buffer[], nowMs: number): Promise<boolean> {
  if (marks.length === 0) return false
  const found = await tx
    .selectFrom('excluded_person')
    .select('mark')
    .where('mark', 'in', [...marks])
    .where('until', '>', new Date(nowMs))
    .executeTakeFirst()
  return found !== undefined
}
