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

/** The most links of an agent that are open at once. Those that were stopped, or are over, stay to be read. */
export const AGENT_LINKS_MAX = 20
/** The longest validity of a link, in days. */
export const AGENT_LINK_DAYS_MAX = 365
/** An account of a link is active if it had a bet in this many days. */
export const AGENT_LINK_ACTIVE_DAYS = 30
/** Versions of what the product says about the line of an agent to whoever joins it. Those that were signed stay. */
export const LINE_TERMS_VERSIONS = [1, 2] as const
export type LineTermsVersion = (typeof LINE_TERMS_VERSIONS)[number]
/** The version that is signed now. */
export const LINE_TERMS_VERSION: LineTermsVersion = 2
/** The most accounts that an agent opens by hand in a day (UTC). */
export const AGENT_ACCOUNTS_PER_DAY = 20
