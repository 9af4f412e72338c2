import type { Account } from '../../people/identity/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Vendors } from '../vendor/index.ts'
import { readBalance, type WalletStore } from '../wallet/index.ts'
import { readFunds, type FundsOptions } from './funds.actions.ts'
import { fundsRoutes } from './funds.routes.ts'

export type FundsNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly vendor: Opened<{ readonly vendors: Vendors }>
}

const NONE: ReadonlySet<string> = new Set()

/** Where a member's money is: in their wallets, at vendors, on its way. */
export function openFundsFeature(needs: FundsNeeds) {
  const {
    platform: { db },
  } = needs
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const { vendors } = needs.vendor.api
  const options: FundsOptions = {
    db,
    movingAmong: async (tx, holds) => new Set((await vendors.movesAmong(tx, holds)).keys()),
    // Every game settles its rounds as they are played, so none holds a stake.
    inPlayAmong: async () => NONE,
    vendorName: (code) => vendors.nameOf(code),
  }
  return {
    api: {
      options,
      async fundsOf(account: Pick<Account, 'id'>) {
        const { cash, held } = await readBalance(ledger, await walletStore.of(account.id))
        const { total, parts } = await readFunds(options, account.id)
        const bonus = parts.find(({ part }) => part === 'bonus')?.amount ?? 0n
        return { cash, held, bonus, total }
      },
    },
    handlers: { funds: fundsRoutes(options) },
  }
}
