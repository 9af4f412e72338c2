/** Every panel of the agent center by its public name, in the order of its menu. */
export const AGENT_VIEWS = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'transferDownline',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'depositv2',
  'withdraw',
  'messageV2',
] as const

export type AgentView = (typeof AGENT_VIEWS)[number]

export function isAgentView(text: unknown): text is AgentView {
  return AGENT_VIEWS.some((view) => view === text)
}

/** The contract that a panel is about; without that contract the menu leaves it out. */
export type ContractFlags = {
  readonly dailysalreqtype: number
  readonly divtypereq: number
  readonly contracthoursalreq: number
  readonly realtimesalreqtype: number
}

const contractOf: Partial<Record<AgentView, keyof ContractFlags>> = {
  agentDividendRecordCopy2: 'divtypereq',
  agentDailyWages2: 'dailysalreqtype',
  agentHourSalary: 'contracthoursalreq',
  agentRealtimeSalary: 'realtimesalreqtype',
}

/** The panels of an agent: those about a contract only where that kind of contract is on. */
export function openAgentViews(contracts: ContractFlags | undefined): readonly AgentView[] {
  return AGENT_VIEWS.filter((view) => {
    const flag = contractOf[view]
    return flag === undefined || (contracts?.[flag] ?? 0) > 0
  })
}
