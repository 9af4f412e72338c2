import type { Settings } from '../../brand/settings/index.ts'
import { isFrozen } from '../../people/freeze/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Notices, Providers } from '../provider/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { DepositOptions } from './allowance.actions.ts'
import { collectDebts } from './correct.actions.ts'
import { depositJobs } from './deposit.jobs.ts'
import { depositRoutes } from './deposit.routes.ts'
import { depositDeskRoutes } from './desk.routes.ts'
import { pollDeposit } from './poll.actions.ts'
import { refusalOfDeposits } from './refusal.actions.ts'

export type DepositNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures' | 'origins' | 'hub' | 'background'>
  readonly cashFlow: { readonly receivedSince: DepositOptions['receivedSince'] }
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly settings: Opened<Settings>
  readonly provider: Opened<{ readonly providers: Providers; readonly notices: Notices }>
  readonly playThrough: Opened<{
    readonly boundOf: (tx: Tx, owner: string, wallet: number) => Promise<{ readonly chargeable: bigint }>
  }>
  readonly recognition: Opened<{ readonly isIdentityDue: (tx: Tx, owner: string) => Promise<boolean> }>
}

/** Deposits by providers and by agents. */
export function openDepositFeature(needs: DepositNeeds) {
  const { platform } = needs
  const { db, clock, failures, origins, hub, background } = platform
  const { receivedSince } = needs.cashFlow
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const settings = needs.settings.api
  const { providers, notices } = needs.provider.api
  const { boundOf } = needs.playThrough.api
  const { isIdentityDue } = needs.recognition.api
  const publishCashier = cashierPublisher(hub)
  const options: DepositOptions = {
    db,
    clock,
    failures,
    ledger,
    walletStore,
    providers,
    settings,
    origins,
    receivedSince,
    // An agent may pass on all money except what may still be charged back.
    boundIn: async (tx, owner, wallet) => (await boundOf(tx, owner, wallet)).chargeable,
    isFrozen: (tx, owner) => isFrozen(tx, owner, 'deposit', clock.nowMs()),
    isTransferFrozen: (tx, owner) => isFrozen(tx, owner, 'transfer', clock.nowMs()),
    refusalOf: refusalOfDeposits(isIdentityDue),
    onChanged: publishCashier,
  }
  notices.handle('charge', async (id) => {
    const polled = await pollDeposit(options, id)
    return polled.ok || polled.error === 'deposit.unknown'
  })
  const collect = (owner: string): Promise<void> => collectDebts(options, owner)
  return {
    api: {
      options,
      collectDebts: collect,
      /** To be called when money has come to this owner: a debt is collected as soon as they receive some. */
      onMoneyMoved(owner: string): void {
        publishCashier(owner)
        background.run('collect debts', () => collect(owner))
      },
    },
    handlers: { deposit: depositRoutes(options), depositDesk: depositDeskRoutes(options) },
    jobs: depositJobs(options),
  }
}
