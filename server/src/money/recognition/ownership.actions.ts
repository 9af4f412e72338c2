import type { Id } from '@ronda/core'
import { accountsInBrowsersOf } from '../../people/session/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { sharesPayoutAccount } from '../payoutAccount/index.ts'

/** Whether an account belongs to this member of staff: nobody decides about their own money. */
export type IsOwn = (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>

/**
 * Whether an account belongs to a member of staff, as far as the server can know: it was opened in a browser that
 * they use, or is paid to an account that they, or others who use their browser, are paid to as well.
 */
export const isOwn: IsOwn = async (tx, staff, account) => {
  const theirs = [staff, ...(await accountsInBrowsersOf(tx, staff))]
  return theirs.includes(account) || sharesPayoutAccount(tx, theirs, account)
}
