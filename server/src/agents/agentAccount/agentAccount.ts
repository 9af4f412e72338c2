import { AGENT_ACCOUNTS_PER_DAY, type AgentPolicy, type OpenedKind, type PasswordState } from '@ronda/contract'
import { DEPTH_MAX } from '../tree/tree.ts'

export type Asked = {
  readonly account: OpenedKind
  readonly isNameValid: boolean
  readonly policy: AgentPolicy
  /** How many the agent has opened today. */
  readonly openedToday: number
  /** How many agents stand above the agent. */
  readonly levelsAbove: number
}

export type OpenRefusal =
  | 'agentAccount.closed'
  | 'agentLink.agents_closed'
  | 'identity.username_invalid'
  | 'agentAccount.too_many'
  | 'tree.too_deep'

/** In the order in which they are reported. */
export function openRefusal(asked: Asked): OpenRefusal | undefined {
  const { account, isNameValid, policy, openedToday, levelsAbove } = asked
  if (!policy.mayOpenAccounts) return 'agentAccount.closed'
  if (account === 'agent' && !policy.mayOpenAgents) return 'agentLink.agents_closed'
  if (!isNameValid) return 'identity.username_invalid'
  if (openedToday >= AGENT_ACCOUNTS_PER_DAY) return 'agentAccount.too_many'
  return levelsAbove + 2 > DEPTH_MAX ? 'tree.too_deep' : undefined
}

/** Whether the first password may be told again, to whoever has lost the reply: it works, and nobody has used it. */
export const mayRepeat = (known: {
  readonly password: PasswordState
  readonly isRenewed: boolean
  readonly isUsed: boolean
}): boolean => known.password === 'waiting' && !known.isRenewed && !known.isUsed
