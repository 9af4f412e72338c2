import type { Tx } from '../../platform/postgres/db.ts'
import { findControl } from './control.sql.ts'
import { excludePerson, findExcluded, type PersonMarks } from './person.sql.ts'

type Asking = PersonMarks & {
  /** The marks of all details that the account claims as its own. */
  readonly said: readonly Buffer[]
}

/**
 * Whether the account may belong to the person it claims. An excluded person may change their own details, and is then
 * excluded by the new ones too; any other account is refused the details of an excluded person.
 */
export async function isPersonAllowed(tx: Tx, owner: string, asking: Asking, nowMs: number): Promise<boolean> {
  const untilMs = (await findControl(tx, owner))?.control.excludedUntilMs ?? 0
  if (nowMs >= untilMs) return (await findExcluded(tx, asking.said, nowMs)) !== 'proof'
  await excludePerson(tx, asking, untilMs)
  return true
}

/** Whether a detail of this account may belong to an excluded person: then documents must show who it is. */
export async function mayBeExcluded(tx: Tx, marks: readonly Buffer[], nowMs: number): Promise<boolean> {
  return (await findExcluded(tx, marks, nowMs)) !== undefined
}
