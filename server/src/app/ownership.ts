import type { Id } from '@ronda/core'
import { hasGiven } from '../money/adjustment/index.ts'
import { sharesPayoutAccount } from '../money/payoutAccount/index.ts'
import { hasApprovedPapers } from '../people/documents/index.ts'
import { accountsInBrowsersOf } from '../people/session/index.ts'
import type { Tx } from '../platform/postgres/db.ts'

/**
 * Whether an account is one of the staff's own, as far as the house can see: opened in a browser that they use, or paid to
 * an account that they, or whoever uses their browser, are paid to as well.
 */
export async function isOwn(tx: Tx, staff: Id<'account'>, account: Id<'account'>): Promise<boolean> {
  const theirs = [staff, ...(await accountsInBrowsersOf(tx, staff))]
  return theirs.includes(account) || sharesPayoutAccount(tx, theirs, account)
}

/** Whether one of the staff has lately given a member money, or raised what they may take out. */
export async function hasHelped(
  tx: Tx,
  staff: Id<'account'>,
  account: Id<'account'>,
  sinceMs: number,
): Promise<boolean> {
  return (await hasGiven(tx, staff, account, sinceMs)) || hasApprovedPapers(tx, staff, account, sinceMs)
}
