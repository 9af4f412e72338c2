import type { Id } from '@ronda/core'
import { hasApprovedDocuments } from '../../people/documents/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { hasGiven } from '../adjustment/index.ts'

/** Whether a member of staff has recently given a member money, or raised how much they may withdraw. */
export async function hasHelped(
  tx: Tx,
  staff: Id<'account'>,
  account: Id<'account'>,
  sinceMs: number,
): Promise<boolean> {
  return (await hasGiven(tx, staff, account, sinceMs)) || hasApprovedDocuments(tx, staff, account, sinceMs)
}
