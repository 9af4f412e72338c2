import { isModuleOn, type ModuleNode } from '../brand/settingsModules.ts'

/** What an agent may open below: members, and agents where the brand allows it. */
export const OPENED_KINDS = ['member', 'agent'] as const
export type OpenedKind = (typeof OPENED_KINDS)[number]

/** The one-time password of an account opened by hand: it can be used, is over, or its owner has chosen another. */
export const PASSWORD_STATES = ['waiting', 'expired', 'chosen'] as const
export type PasswordState = (typeof PASSWORD_STATES)[number]

/** What becomes of a general agent that one of the staff proposes. */
export const ACCOUNT_PROPOSAL_STATES = ['proposed', 'approved', 'refused', 'expired'] as const

/** What the brand allows its agents. */
export type AgentPolicy = {
  /** Agents below agents, by link or opened by hand. */
  readonly mayOpenAgents: boolean
  /** Accounts opened by hand, with a one-time password. */
  readonly mayOpenAccounts: boolean
}

export const agentPolicyOf = (modules: readonly ModuleNode[]): AgentPolicy => ({
  mayOpenAgents: isModuleOn(modules, 'SUBAGENTREG3'),
  mayOpenAccounts: isModuleOn(modules, 'AGENTACCOUNT3'),
})

/** The most links of an agent. */
export const AGENT_LINKS_MAX = 20
/** The longest validity of a link, in days. */
export const AGENT_LINK_DAYS_MAX = 365
/** An account of a link is active if it had a bet in this many days. */
export const AGENT_LINK_ACTIVE_DAYS = 30
/** The most accounts that an agent opens by hand in a day (UTC). */
export const AGENT_ACCOUNTS_PER_DAY = 20
