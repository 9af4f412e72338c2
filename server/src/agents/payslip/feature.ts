import { id } from '@ronda/core'
import type { Brand } from '../../brand/brand/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import { isOwn } from '../../money/recognition/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../../rewards/bet/index.ts'
import type { RewardFunds } from '../../rewards/rewardFund/index.ts'
import type { CarriedInto } from '../agentContract/index.ts'
import { payslipsAmong } from './bill.sql.ts'
import type { DeskOptions } from './desk.actions.ts'
import { payslipDeskRoutes } from './desk.routes.ts'
import { payslipConsumer, payslipJobs } from './payslip.jobs.ts'
import { payslipRoutes } from './payslip.routes.ts'
import { findCarried } from './run.actions.ts'
import { openRunThread } from './thread.actions.ts'

export type PayslipNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'key' | 'failures' | 'hub' | 'background'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly games: RewardGames
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly agentContract: Opened<{ readonly onCarried: (source: CarriedInto) => void }>
}

/** What contracts pay: events as they come, payslips when a period has ended, payments from a fund. */
export function openPayslipFeature({
  platform,
  brand,
  games,
  ledger,
  wallet,
  rewardFund,
  agentContract,
}: PayslipNeeds) {
  const { db, clock, ids, key, failures, hub, background } = platform
  const publish = cashierPublisher(hub)
  agentContract.api.onCarried(findCarried)
  const options: DeskOptions = {
    db,
    clock,
    ids,
    failures,
    inThread: openRunThread({ db, clock, key }),
    currency: brand.currency,
    merchant: brand.merchant,
    background,
    isOwn,
    walletStore: wallet.api.walletStore,
    rewardFunds: rewardFund.api.rewardFunds,
    onPaid: (account) => publish(id<'account'>(account)),
  }
  return {
    api: { options, payslipsAmong },
    handlers: { payslips: payslipRoutes({ ...options, games }), payslipDesk: payslipDeskRoutes(options) },
    jobs: payslipJobs(options),
    consumers: [payslipConsumer({ ledger: ledger.api, games })],
  }
}
