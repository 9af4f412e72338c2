/** The longest period of a list, in days. */
export const TEAM_DAYS_MAX = 92
/** The days of the chart. */
export const TEAM_CHART_DAYS = 30
/** Those directly below an agent, or everybody below. */
export const TEAM_SCOPES = ['direct', 'team'] as const
export type TeamScope = (typeof TEAM_SCOPES)[number]
