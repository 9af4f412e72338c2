export type { FreezeOptions } from './freeze.actions.ts'
export { freezeJobs } from './freeze.jobs.ts'
