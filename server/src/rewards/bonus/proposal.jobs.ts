import type { Job } from '../../platform/jobs/jobs.ts'
import { expireProposals, finishProposals, type ProposalOptions } from './proposal.actions.ts'

export const proposalJobs = (options: ProposalOptions): readonly Job[] => [
  { name: 'bonus.expire', cron: '* * * * *', secondsMax: 60, run: () => expireProposals(options) },
  { name: 'bonus.give', cron: '* * * * *', secondsMax: 60, run: () => finishProposals(options) },
]
