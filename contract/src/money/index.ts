// How members pay in, as the package exports it.

export { deposit, type DepositDetail, type DepositLine, type DepositNext, type DepositOffer } from './deposit.ts'
export { depositDesk, type DepositDeskDetail, type DepositDeskLine } from './depositDesk.ts'
export {
  DEPOSIT_REASONS,
  DEPOSITS_PER_PAGE,
  type DepositQueue,
  type DepositReason,
  type DepositState,
  type DepositStep,
  type ReturnReason,
} from './depositWords.ts'
export {
  BANK_FILE_MAX,
  BANK_PAYOUT_QUEUES,
  BANK_RECORD_UNITS_MAX,
  BANK_TRANSFER_QUEUES,
  type BankPayoutQueue,
  type BankRecordKind,
  type BankRecordState,
  type BankTransferQueue,
} from './bankTransferWords.ts'
export { isBankReference, makeBankReference } from './bankTransferReference.ts'
export {
  bankTransferDesk,
  type BankFileLine,
  type BankPayee,
  type BankPayout,
  type BankRecord,
  type BankTransfer,
} from './bankTransferDesk.ts'
