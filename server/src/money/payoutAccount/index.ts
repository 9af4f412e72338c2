export type { PayoutAccountOptions } from './payoutAccount.actions.ts'
export { payoutAccountRoutes } from './payoutAccount.routes.ts'
export {
  findPayoutAccount,
  findPayoutAccounts,
  findSharing,
  openPayoutAccount,
  sharesPayoutAccount,
  type PayoutAccount,
} from './payoutAccount.sql.ts'
export { usableAtMs } from './payoutAccount.ts'
