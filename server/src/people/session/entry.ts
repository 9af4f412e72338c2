import { err, ok, type Result } from '@ronda/core'
import type { Account } from '../identity/identity.ts'

/** Which sign-in page is used. */
export type Side = 'member' | 'agent' | 'staff'
export type ClosedCode = 'system.maintenance' | 'system.region'
export type EntryRefusal = 'session.blocked' | 'session.non_member' | 'session.non_agent'

/** While the site is closed, only staff can sign in. */
export function isClosedTo(account: Account | undefined, closed: ClosedCode | undefined): closed is ClosedCode {
  return closed !== undefined && account?.kind !== 'operator'
}

/** Staff have their own sign-in page. On the wrong page an account is treated like an unknown name. */
export function isKnownAt(account: Account, side: Side): boolean {
  return (account.kind === 'operator') === (side === 'staff')
}

/** Whether a proven account that is known on this page may sign in. Agents may also sign in as members. */
export function decideEntry(account: Account, side: Side): Result<Account, EntryRefusal> {
  if (account.isBlocked) return err('session.blocked')
  if (side === 'agent' && account.kind !== 'agent') return err('session.non_agent')
  if (side === 'member' && account.kind === 'trial') return err('session.non_member')
  return ok(account)
}
