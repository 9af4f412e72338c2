export type { AdjustmentOptions } from './adjustment.actions.ts'
export { adjustmentJobs } from './adjustment.jobs.ts'
export { adjustmentRoutes } from './adjustment.routes.ts'
export { countOpen as countOpenAdjustments, hasGiven } from './adjustment.sql.ts'
