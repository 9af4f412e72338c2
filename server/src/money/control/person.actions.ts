import type { Tx } from '../../platform/postgres/db.ts'
import { findControl } from './control.sql.ts'
import { excludePerson, isPersonExcluded } from './person.sql.ts'

/** Keyed hashes by which a person is known again: what is proven theirs, and what they only say is. */
type PersonMarks = { readonly own: readonly Buffer[]; readonly said: readonly Buffer[] }

/**
 * Whether this account may be that of the person it says it is. Whoever is excluded may well change their own number,
 * and is known by the new one too from then on; any other account is refused what belongs to an excluded person.
 */
export async function isPersonWelcome(tx: Tx, owner: string, marks: PersonMarks, nowMs: number): Promise<boolean> {
  const untilMs = (await findControl(tx, owner))?.control.excludedUntilMs ?? 0
  if (nowMs >= untilMs) return !(await isPersonExcluded(tx, marks.said, nowMs))
  await excludePerson(tx, marks.own, untilMs)
  return true
}
