import type { Job } from '../../platform/jobs/jobs.ts'
import type { Vendors } from './vendor.actions.ts'

/** Vendors that did not answer are asked until they do; money that nobody plays with, or may play with, comes home. */
export function vendorJobs(vendors: Vendors): readonly Job[] {
  return [
    { name: 'vendor.finish', cron: '* * * * *', secondsMax: 300, run: () => vendors.finishDue() },
    { name: 'vendor.recall', cron: '* * * * *', secondsMax: 300, run: () => vendors.recallRestricted() },
    { name: 'vendor.return', cron: '* * * * *', secondsMax: 300, run: () => vendors.returnIdle() },
  ]
}
