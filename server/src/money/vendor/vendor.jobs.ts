import type { Job } from '../../platform/jobs/jobs.ts'
import type { Vendors } from './vendor.actions.ts'

/** Repeats requests until vendors answer, and returns money that is idle or whose owner is restricted. */
export function vendorJobs(vendors: Vendors): readonly Job[] {
  return [
    { name: 'vendor.finish', cron: '* * * * *', secondsMax: 300, run: () => vendors.finishDue() },
    { name: 'vendor.recall', cron: '* * * * *', secondsMax: 300, run: () => vendors.recallRestricted() },
    { name: 'vendor.return', cron: '* * * * *', secondsMax: 300, run: () => vendors.returnIdle() },
  ]
}
