import { AGENT_TYPES, MEMBER_TYPES, type MemberInfo } from '@ronda/contract'

type Somebody = MemberInfo | null | undefined

export function isAgent(member: Somebody): boolean {
  return member !== null && member !== undefined && AGENT_TYPES.includes(member.type)
}

/** Plays with play money; the account panels are closed to it. */
export function isTrial(member: Somebody): boolean {
  return member?.type === MEMBER_TYPES.trial
}

export function isOperator(member: Somebody): boolean {
  return member?.type === MEMBER_TYPES.operator
}

/** Whether the brand offers this member to invite others. */
export const mayInvite = (member: Somebody): boolean => member?.mayInvite ?? false

/** Who looks at the site. */
export type Viewer = 'visitor' | 'trial' | 'member' | 'agent' | 'operator'

export const VIEWERS: readonly Viewer[] = ['visitor', 'trial', 'member', 'agent', 'operator']

export function viewerOf(member: Somebody): Viewer {
  if (member === null || member === undefined) return 'visitor'
  if (isTrial(member)) return 'trial'
  if (isOperator(member)) return 'operator'
  return isAgent(member) ? 'agent' : 'member'
}

/** How many promotions the member can join or claim. */
export const promotionsOf = (member: Somebody): number => (member?.availablePromo ?? 0) - (mayInvite(member) ? 1 : 0)
