import { expect, test } from 'vitest'
import { AGENT_VIEWS, openAgentViews } from './agentViews.ts'

const none = { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 }
const contracts = ['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary']

test('without contracts the menu lists none of their panels', () => {
  const others = AGENT_VIEWS.filter((view) => !contracts.includes(view))
  expect(openAgentViews(none)).toEqual(others)
  expect(openAgentViews(undefined)).toEqual(others)
})

test.each([
  ['agentDividendRecordCopy2', { ...none, divtypereq: 1 }],
  ['agentDailyWages2', { ...none, dailysalreqtype: 2 }],
  ['agentHourSalary', { ...none, contracthoursalreq: 1 }],
  ['agentRealtimeSalary', { ...none, realtimesalreqtype: 1 }],
])('%s is listed only with its own contract', (view, flags) => {
  expect(openAgentViews(flags).filter((open) => contracts.includes(open))).toEqual([view])
})
