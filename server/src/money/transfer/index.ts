export { finishTransfers, type TransferOptions } from './transfer.actions.ts'
export { transferJobs } from './transfer.jobs.ts'
export { transferRoutes } from './transfer.routes.ts'
export { othersAmong, transferredSince, receivedSince } from './transfer.sql.ts'
