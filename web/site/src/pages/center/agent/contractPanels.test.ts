import type { ModuleNode } from '@ronda/contract'
import { expect, test } from 'vitest'
import { AGENT_VIEWS } from './agentViews.ts'
import { openViews } from './contractPanels.ts'

const node = (modId: string, enabled: 0 | 1, ...childrenNodes: ModuleNode[]): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
})

test('panels of contracts are open only where the brand has the kind', () => {
  const modules = (policy: 0 | 1) => [
    node('AGENTPOLICY3', policy, node('AGENTDIVIDEND3', 1), node('AGENTDAILYSALARY3', 0)),
  ]
  const closed = ['agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary']
  expect(openViews(modules(1))).toEqual(AGENT_VIEWS.filter((view) => !closed.includes(view)))
  expect(openViews(modules(0))).not.toContain('agentDividendRecordCopy2')
  expect(openViews(undefined)).not.toContain('agentDividendRecordCopy2')
  expect(openViews(undefined)).toContain('agentTeamOverview')
})
