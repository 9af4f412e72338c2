import type { Settings } from '../../brand/settings/index.ts'
import { tierOf } from '../../people/documents/index.ts'
import { isFrozen } from '../../people/freeze/index.ts'
import { findPayoutPause } from '../../people/identity/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { BonusWallets } from '../bonusWallet/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Notices, Providers } from '../provider/index.ts'
import { isOwn } from '../recognition/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { pollPayout, type WithdrawalOptions } from './advance.actions.ts'
import { hasHelped } from './helped.actions.ts'
import { withdrawalJobs } from './withdrawal.jobs.ts'
import { withdrawalDeskRoutes, withdrawalRoutes } from './withdrawal.routes.ts'

export type WithdrawalNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log' | 'key' | 'ids' | 'failures' | 'hub'>
  readonly playThrough: Opened<{ readonly boundOf: WithdrawalOptions['boundOf'] }>
  readonly paymentPassword: Opened<{ readonly check: WithdrawalOptions['checkPassword'] }>
  readonly bonusWallet: Opened<{ readonly bonusWallets: Pick<BonusWallets, 'standingOf'> }>
  readonly deposit: Opened<{ readonly collectDebts: WithdrawalOptions['collectDebts'] }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly settings: Opened<Settings>
  readonly provider: Opened<{ readonly providers: Providers; readonly notices: Notices }>
}

/** Withdrawals: asked for by members, approved by staff, paid by a provider. */
export function openWithdrawalFeature(needs: WithdrawalNeeds) {
  const { platform } = needs
  const { db, clock, log, key, ids, failures, hub } = platform
  const { boundOf } = needs.playThrough.api
  const { check: checkPassword } = needs.paymentPassword.api
  const { collectDebts } = needs.deposit.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const settings = needs.settings.api
  const { providers, notices } = needs.provider.api
  const policy = async () => (await settings.current()).money
  const options: WithdrawalOptions = {
    db,
    clock,
    log,
    key,
    ids,
    failures,
    ledger,
    walletStore,
    providers,
    boundOf,
    checkPassword,
    collectDebts,
    policy,
    tierOf,
    isOwn,
    hasBonus: async (owner) => {
      const state = (await needs.bonusWallet.api.bonusWallets.standingOf(owner))?.bonus.state
      return state === 'giving' || state === 'active'
    },
    hasHelped,
    isFrozen: (tx, account) => isFrozen(tx, account, 'payout', clock.nowMs()),
    pausedUntil: async (tx, account) =>
      findPayoutPause(tx, account, (await policy()).withdrawal.pauseHours, clock.nowMs()),
    onChanged: cashierPublisher(hub),
  }
  notices.handle('payout', (id) => pollPayout(options, id))
  return {
    api: { options },
    handlers: { withdrawal: withdrawalRoutes(options), withdrawalDesk: withdrawalDeskRoutes(options) },
    jobs: withdrawalJobs(options),
  }
}
