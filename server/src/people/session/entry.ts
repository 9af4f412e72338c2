import { err, ok, type Result } from '@ronda/core'
import type { Account } from '../identity/identity.ts'

export type Side = 'member' | 'agent'
export type ClosedCode = 'system.maintenance' | 'system.region'
export type EntryRefusal = 'session.blocked' | 'session.non_member' | 'session.non_agent'

/** Staff come in to see to what closed the house; nobody else does. */
export function isClosedTo(account: Account | undefined, closed: ClosedCode | undefined): closed is ClosedCode {
  return closed !== undefined && account?.kind !== 'operator'
}

/** Whether someone who has proven who they are may come in by this door. Agents and staff may play as well. */
export function decideEntry(account: Account, side: Side): Result<Account, EntryRefusal> {
  if (account.isBlocked) return err('session.blocked')
  if (side === 'agent' && account.kind !== 'agent') return err('session.non_agent')
  if (side === 'member' && account.kind === 'trial') return err('session.non_member')
  return ok(account)
}
