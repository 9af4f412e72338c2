/** The longest period of a list, in days. */
export const TEAM_DAYS_MAX = 92
/** The most freezes by an agent that hold at once: a move of their line ends all of them in one transaction. */
export const AGENT_FREEZES_MAX = 100
/** The days of the chart. */
export const TEAM_CHART_DAYS = 30
/** Those directly below an agent, or everybody below. */
export const TEAM_SCOPES = ['direct', 'team'] as const
export type TeamScope = (typeof TEAM_SCOPES)[number]

/** Movements of money in a team. A reversal takes a deposit back; what moves between a member's own wallets is none. */
export const TEAM_MOVE_KINDS = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'promotion',
  'rebate',
  'reversal',
] as const
export type TeamMoveKind = (typeof TEAM_MOVE_KINDS)[number]
