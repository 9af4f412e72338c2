export { followBalances, readBalance, openWalletStore, type Balances, type WalletStore } from './wallet.actions.ts'
export { walletJobs } from './wallet.jobs.ts'
export { walletRoutes } from './wallet.routes.ts'
export { makeBalanceFeed, type BalanceFeed } from './wallet.socket.ts'
export {
  findBettingRefusal,
  findMemberWallets,
  openWallets,
  type BettingRefusal,
  type Owner,
  type MemberWallets,
} from './wallet.sql.ts'
export { giveStartingGrant, startingGrantOf, type Welcome } from './welcome.actions.ts'
export { welcomeConsumer } from './welcome.jobs.ts'
