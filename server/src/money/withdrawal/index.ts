export { lookAtPayout, type WithdrawalOptions } from './course.actions.ts'
export { accountsAmong, countWaiting } from './show.sql.ts'
export { withdrawalJobs } from './withdrawal.jobs.ts'
export { withdrawalDeskRoutes, withdrawalRoutes } from './withdrawal.routes.ts'
