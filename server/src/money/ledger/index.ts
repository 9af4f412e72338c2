export { CompanionConflict, LedgerBusy, LedgerUnknown } from './errors.ts'
export type { Companion, Ledger, LedgerOptions } from './ledger.actions.ts'
export type {
  AcceptedStake,
  Answer,
  Capture,
  CompanionRow,
  Credit,
  Hold,
  HouseAccountId,
  Limit,
  Move,
  Operation,
  OperationId,
  Period,
  Release,
  Restrict,
  Restriction,
  Reversal,
  Settlement,
  Stake,
  Transfer,
  WalletId,
} from './operation.ts'
