import type { PayKind } from '@ronda/core/payroll'

/** The panel of the agent center for each kind of contract. */
export const CONTRACT_PANELS = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourlySalary: 'agentHourSalary',
  realTimeSalary: 'agentRealtimeSalary',
} as const satisfies Record<PayKind, string>
