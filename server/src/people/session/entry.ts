import { err, ok, type Result } from '@ronda/core'
import type { Account } from '../identity/identity.ts'

/** Whose entrance it is. */
export type Side = 'member' | 'agent' | 'staff'
export type ClosedCode = 'system.maintenance' | 'system.region'
export type EntryRefusal = 'session.blocked' | 'session.non_member' | 'session.non_agent'

/** Staff come in to see to what closed the house; nobody else does. */
export function isClosedTo(account: Account | undefined, closed: ClosedCode | undefined): closed is ClosedCode {
  return closed !== undefined && account?.kind !== 'operator'
}

/** Staff have an entrance of their own. At any other one an account is as unknown as a name that nobody has. */
export function isKnownAt(account: Account, side: Side): boolean {
  return (account.kind === 'operator') === (side === 'staff')
}

/** Whether someone who has proven who they are, and is known at this entrance, may come in. Agents may play as well. */
export function decideEntry(account: Account, side: Side): Result<Account, EntryRefusal> {
  if (account.isBlocked) return err('session.blocked')
  if (side === 'agent' && account.kind !== 'agent') return err('session.non_agent')
  if (side === 'member' && account.kind === 'trial') return err('session.non_member')
  return ok(account)
}
