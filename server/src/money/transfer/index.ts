export { finishTransfers, type TransferOptions } from './transfer.actions.ts'
export { listPassed, othersAmong, transferredSince, receivedSince } from './transfer.sql.ts'
