import type { Job } from '../../platform/jobs/jobs.ts'
import { expireContractProposals } from './desk.actions.ts'
import { endOverdue } from './end.actions.ts'
import type { ContractOptions } from './offer.actions.ts'

export function agentContractJobs(options: ContractOptions): readonly Job[] {
  return [
    { name: 'agentContract.end', cron: '* * * * *', secondsMax: 60, run: () => endOverdue(options) },
    { name: 'agentContract.propose', cron: '* * * * *', secondsMax: 60, run: () => expireContractProposals(options) },
  ]
}
