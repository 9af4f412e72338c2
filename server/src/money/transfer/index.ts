export { finishTransfers, type TransferOptions } from './transfer.actions.ts'
export { listPassed, othersAmong, transferredSince, receivedSince, type PassedTransfer } from './transfer.sql.ts'
