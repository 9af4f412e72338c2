import type { Account } from '../../people/identity/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { followBalances, openWalletStore } from './wallet.actions.ts'
import { walletJobs, type WalletJobsOptions } from './wallet.jobs.ts'
import { walletRoutes } from './wallet.routes.ts'
import { makeBalanceFeed } from './wallet.socket.ts'
import { openWallets } from './wallet.sql.ts'
import { giveStartingGrant, type Welcome } from './welcome.actions.ts'
import { welcomeConsumer } from './welcome.jobs.ts'

export type WalletNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'hub'>
  /** What a new member is given; nothing outside of a demo. */
  readonly startingGrant: bigint
  /** Whether a higher feature still refers to a wallet, which then is not deleted. */
  readonly isInUse: WalletJobsOptions['isInUse']
  readonly ledger: Opened<Ledger>
}

/** The wallets of members, and their balances. */
export function openWalletFeature(needs: WalletNeeds) {
  const { platform, startingGrant, isInUse } = needs
  const { db, clock, ids, hub } = platform
  const ledger = needs.ledger.api
  const walletStore = openWalletStore(db, clock)
  const granting: Welcome = { ids, ledger, walletStore, grant: startingGrant }
  const feed = makeBalanceFeed(ledger, hub)
  return {
    api: {
      walletStore,
      openWallets,
      balances: followBalances(ledger, clock),
      welcome: (account: Account): Promise<void> => giveStartingGrant(granting, account.id),
    },
    handlers: { wallet: walletRoutes(ledger, walletStore) },
    memberSocket: {
      onJoin: async (owner: string): Promise<void> => feed.join(owner, await walletStore.of(owner)),
      onLeave: (owner: string): void => feed.leave(owner),
    },
    consumers: [welcomeConsumer(granting)],
    jobs: walletJobs({ db, clock, isInUse }),
  }
}
