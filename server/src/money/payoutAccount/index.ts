export { findOwnName, isInOwnName, type OwnName, type PayoutAccountOptions } from './payoutAccount.actions.ts'
export {
  findPayoutAccount,
  findPayoutAccounts,
  findSharing,
  listAccountMarks,
  listSharingPayoutAccounts,
  openPayoutAccount,
  payoutAccountsAs,
  sharesPayoutAccount,
  type PayoutAccount,
} from './payoutAccount.sql.ts'
export { maskNumber, usableAtMs } from './payoutAccount.ts'
