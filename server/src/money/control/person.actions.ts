import type { Tx } from '../../platform/postgres/db.ts'
import { findControl } from './control.sql.ts'
import { excludePerson, findExcluded, type PersonMarks } from './person.sql.ts'

type Asking = PersonMarks & {
  /** All that they say is theirs. */
  readonly said: readonly Buffer[]
}

/**
 * Whether this account may be that of the person it says it is. Whoever is excluded may well change their own number,
 * and is known by the new one too from then on; any other account is refused what belongs to an excluded person.
 */
export async function isPersonWelcome(tx: Tx, owner: string, asking: Asking, nowMs: number): Promise<boolean> {
  const untilMs = (await findControl(tx, owner))?.control.excludedUntilMs ?? 0
  if (nowMs >= untilMs) return (await findExcluded(tx, asking.said, nowMs)) !== 'proof'
  await excludePerson(tx, asking, untilMs)
  return true
}

/** Whether something of this account may belong to somebody who is excluded: then papers tell who it is. */
export async function mayBeExcluded(tx: Tx, marks: readonly Buffer[], nowMs: number): Promise<boolean> {
  return (await findExcluded(tx, marks, nowMs)) !== undefined
}
