import type { Job } from '../../platform/jobs/jobs.ts'
import { expireBonusProposals, finishProposals, type ProposalOptions } from './proposal.actions.ts'

export const proposalJobs = (options: ProposalOptions): readonly Job[] => [
  { name: 'bonus.expire', cron: '* * * * *', secondsMax: 60, run: () => expireBonusProposals(options) },
  { name: 'bonus.give', cron: '* * * * *', secondsMax: 60, run: () => finishProposals(options) },
]
