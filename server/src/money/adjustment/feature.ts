import type { Settings } from '../../brand/settings/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { isOwn } from '../recognition/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { AdjustmentOptions } from './adjustment.actions.ts'
import { adjustmentJobs } from './adjustment.jobs.ts'
import { adjustmentRoutes } from './adjustment.routes.ts'

export type AdjustmentNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub'>
  readonly merchant: string
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly settings: Opened<Settings>
}

/** Corrections of a balance that one member of staff proposes and another approves. */
export function openAdjustmentFeature(needs: AdjustmentNeeds) {
  const { platform, merchant } = needs
  const { db, clock, ids, failures, hub } = platform
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const settings = needs.settings.api
  const options: AdjustmentOptions = {
    db,
    clock,
    ids,
    failures,
    ledger,
    walletStore,
    merchant,
    policy: async () => (await settings.current()).money,
    isOwn,
    onChanged: cashierPublisher(hub),
  }
  return { api: { options }, handlers: { adjustments: adjustmentRoutes(options) }, jobs: adjustmentJobs(options) }
}
