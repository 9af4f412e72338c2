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
