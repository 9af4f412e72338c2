/**
 * Every panel of the agent center by its public name, in the order of its menu. A panel is listed once it works: any
 * other name is not found.
 */
export const AGENT_VIEWS = [
  'agentTeamOverview',
  'agentAnnouncement',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentDownlineTransactionDetailsCopy',
  'agentRevenueReport',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'transferDownline',
  'depositv2',
  'withdraw',
  'messageV2',
] as const

export type AgentView = (typeof AGENT_VIEWS)[number]

export function isAgentView(text: unknown): text is AgentView {
  return AGENT_VIEWS.some((view) => view === text)
}
