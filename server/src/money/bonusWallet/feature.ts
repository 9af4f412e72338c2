import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Controls } from '../control/index.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { openBonusWallets, type BonusWalletOptions } from './bonusWallet.actions.ts'
import { bonusWalletConsumer, bonusWalletJobs } from './bonusWallet.jobs.ts'

export type BonusWalletNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures' | 'ids'>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly control: Opened<{ readonly controls: Controls }>
  readonly round: Opened<{ readonly findOpenGame: (tx: Tx, wallet: WalletId) => Promise<string | undefined> }>
}

/** Bonus money: a wallet of its own for each member who was given any, filled from a fund. */
export function openBonusWalletFeature({ platform, ledger, wallet, control, round }: BonusWalletNeeds) {
  const { db, clock, failures, ids } = platform
  const listeners: ((owner: string) => void)[] = []
  const options: BonusWalletOptions = {
    db,
    clock,
    failures,
    ids,
    ledger: ledger.api,
    walletStore: wallet.api.walletStore,
    controls: control.api.controls,
    hasOpenRound: async (tx, of) => (await round.api.findOpenGame(tx, of)) !== undefined,
    onChanged: (owner) => listeners.forEach((listener) => listener(owner)),
  }
  return {
    api: {
      bonusWallets: openBonusWallets(options),
      /** The listener is called after the money or the state of a member's bonus has changed. */
      onBonusChanged: (listener: (owner: string) => void): void => void listeners.push(listener),
    },
    consumers: [bonusWalletConsumer(options)],
    jobs: bonusWalletJobs(options),
  }
}
