import type { Currency } from '@ronda/core'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { fillForDemo, openFunds, openRewardFunds } from './rewardFund.actions.ts'
import { rewardFundRoutes } from './rewardFund.routes.ts'
import type { TopUpOptions } from './topUp.actions.ts'
import { topUpJobs } from './topUp.jobs.ts'

export type RewardFundNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly currency: Currency
  readonly ledger: Opened<Ledger>
}

/** The funds from which rewards are paid: a reward is always money that the brand has put there. */
export function openRewardFundFeature({ platform, currency, ledger: { api: ledger } }: RewardFundNeeds) {
  const { db, clock, ids, failures } = platform
  const options: TopUpOptions = { db, clock, ids, failures, ledger, currency }
  return {
    api: {
      rewardFunds: openRewardFunds(options),
      fillForDemo: (): Promise<void> => fillForDemo(options, currency),
      options,
    },
    handlers: { rewardFunds: rewardFundRoutes(options) },
    jobs: topUpJobs(options),
    seed: (): Promise<void> => openFunds(options, currency),
  }
}
