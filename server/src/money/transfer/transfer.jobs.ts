import type { Job } from '../../platform/jobs/jobs.ts'
import { finishTransfers, type TransferOptions } from './transfer.actions.ts'

export function transferJobs(options: TransferOptions): readonly Job[] {
  return [{ name: 'transfer.finish', cron: '* * * * *', secondsMax: 60, run: () => finishTransfers(options) }]
}
