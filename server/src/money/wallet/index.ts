export { readBalance, openWalletStore, type Balances, type WalletStore } from './wallet.actions.ts'
export { walletJobs } from './wallet.jobs.ts'
export type { BalanceFeed } from './wallet.socket.ts'
export {
  findBettingRefusal,
  findMemberWallets,
  listBettingRefusals,
  openWallets,
  type BettingRefusal,
  type Owner,
  type MemberWallets,
} from './wallet.sql.ts'
export { startingGrantOf, type Welcome } from './welcome.actions.ts'
