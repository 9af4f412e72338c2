import type { Id } from '@ronda/core'
import { hasGiven } from '../money/adjustment/index.ts'
import { sharesPayoutAccount } from '../money/payoutAccount/index.ts'
import { hasApprovedDocuments } from '../people/documents/index.ts'
import { accountsInBrowsersOf } from '../people/session/index.ts'
import type { Tx } from '../platform/postgres/db.ts'

/**
 * Whether an account belongs to a member of staff, as far as the server can know: it was opened in a browser that
 * they use, or is paid to an account that they, or others who use their browser, are paid to as well.
 */
export async function isOwn(tx: Tx, staff: Id<'account'>, account: Id<'account'>): Promise<boolean> {
  const theirs = [staff, ...(await accountsInBrowsersOf(tx, staff))]
  return theirs.includes(account) || sharesPayoutAccount(tx, theirs, account)
}

/** Whether a member of staff has recently given a member money, or raised how much they may withdraw. */
export async function hasHelped(
  tx: Tx,
  staff: Id<'account'>,
  account: Id<'account'>,
  sinceMs: number,
): Promise<boolean> {
  return (await hasGiven(tx, staff, account, sinceMs)) || hasApprovedDocuments(tx, staff, account, sinceMs)
}
