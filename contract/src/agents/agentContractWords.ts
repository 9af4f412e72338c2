import type { PayKind } from '@ronda/core/payroll'
import type { ModuleId } from '../brand/settingsModules.ts'

export const CONTRACT_STATES = ['requested', 'valid', 'denied', 'expired', 'terminated'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** What happens to a contract. `endKept`: who asked to end it has taken that back. */
export const CONTRACT_STEPS = [
  'proposed',
  'accepted',
  'denied',
  'withdrawn',
  'expired',
  'endAsked',
  'endKept',
  'terminated',
] as const
export type ContractStep = (typeof CONTRACT_STEPS)[number]

export const CONTRACT_SIDES = ['agent', 'upline', 'platform'] as const
export type ContractSide = (typeof CONTRACT_SIDES)[number]

/** What a side answers: `terminate` asks to end a valid contract, or agrees to it. */
export const CONTRACT_ACTIONS = ['accept', 'reject', 'terminate'] as const
export type ContractAction = (typeof CONTRACT_ACTIONS)[number]

/** What waits for a side: an answer to an offer, or to the other side's request to end a contract. */
export const CONTRACT_ASKS = ['answer', 'end'] as const

/** The module that switches each kind of contract; all of them are inside `AGENTPOLICY3`. */
export const CONTRACT_MODULES: Readonly<Record<PayKind, ModuleId>> = {
  dividend: 'AGENTDIVIDEND3',
  dailySalary: 'AGENTDAILYSALARY3',
  hourlySalary: 'AGENTHOURSALARY3',
  realTimeSalary: 'AGENTREALTIMESALARY3',
}

/** The panel of the agent center for each kind of contract. */
export const CONTRACT_PANELS = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourlySalary: 'agentHourSalary',
  realTimeSalary: 'agentRealtimeSalary',
} as const satisfies Record<PayKind, string>

/** The longest notice, in days. */
export const NOTICE_DAYS_MAX = 90
/** The most closed periods of a simulation. */
export const SIMULATED_MAX = 12

export const CONTRACT_PROPOSAL_STATES = ['proposed', 'approved', 'refused', 'expired'] as const

/** Why a contract has no examples: its period is shorter than a day, or the team has too many figures to add up at once. */
export const EXAMPLES_UNAVAILABLE = ['shortPeriod', 'largeTeam'] as const
export type ExamplesUnavailable = (typeof EXAMPLES_UNAVAILABLE)[number]
