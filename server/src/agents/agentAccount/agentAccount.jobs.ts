import type { Job } from '../../platform/jobs/jobs.ts'
import { expireGeneralAgents } from './desk.actions.ts'
import type { AgentAccountOptions } from './opening.actions.ts'

export function agentAccountJobs(options: AgentAccountOptions): readonly Job[] {
  return [{ name: 'agentAccount.propose', cron: '* * * * *', secondsMax: 60, run: () => expireGeneralAgents(options) }]
}
