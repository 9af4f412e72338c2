export { finishTransfers, type TransferOptions } from './transfer.actions.ts'
export { othersAmong, transferredSince, receivedSince } from './transfer.sql.ts'
