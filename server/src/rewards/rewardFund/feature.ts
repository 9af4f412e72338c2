import type { Currency } from '@ronda/core'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { fillForDemo, openFunds, openRewardFunds } from './rewardFund.actions.ts'

export type RewardFundNeeds = {
  readonly platform: Pick<Platform, 'db' | 'ids'>
  readonly currency: Currency
  readonly ledger: Opened<Ledger>
}

/** The funds from which rewards are paid: a reward is always money that the house has put there. */
export function openRewardFundFeature({ platform: { db, ids }, currency, ledger: { api: ledger } }: RewardFundNeeds) {
  return {
    api: {
      rewardFunds: openRewardFunds({ db, ledger }),
      fillForDemo: (): Promise<void> => fillForDemo({ db, ids, ledger }, currency),
    },
    seed: (): Promise<void> => openFunds({ db }, currency),
  }
}
