export { countPayouts as countBankPayouts } from './payout.sql.ts'
export { recordTransfer, type DeskOptions } from './record.actions.ts'
export { countTransfers as countBankTransfers } from './transfer.sql.ts'
