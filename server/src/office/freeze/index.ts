export type { FreezeOptions } from './freeze.actions.ts'
export { freezeJobs } from './freeze.jobs.ts'
export { freezeRoutes } from './freeze.routes.ts'
