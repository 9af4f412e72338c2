import { present, type Currency } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Ranks } from '../rank/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { fillForDemo, type DemoPeople } from './demo.actions.ts'
import { envelopeDeskRoutes } from './desk.routes.ts'
import { envelopeJobs } from './envelope.jobs.ts'
import { envelopeRoutes } from './envelope.routes.ts'
import type { EnvelopeOptions } from './take.actions.ts'

export type EnvelopeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub' | 'key'>
  readonly currency: Currency
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly rank: Opened<{ readonly ranks: Ranks }>
}

/** Red envelopes: pots that are split by chance among those who take a share. */
export function openEnvelopeFeature({ platform, currency, wallet, rewardFund, reward, rank }: EnvelopeNeeds) {
  const { db, clock, ids, failures, hub, key } = platform
  const { rewardFunds } = rewardFund.api
  const options: EnvelopeOptions = {
    db,
    clock,
    ids,
    failures,
    key,
    currency,
    walletStore: wallet.api.walletStore,
    rewardFunds,
    rewards: reward.api.rewards,
    ranks: rank.api.ranks,
    fundWallet: async () => present(await rewardFunds.walletOf('ENVELOPE', currency), 'the fund of envelopes'),
    onChanged: cashierPublisher(hub),
  }
  return {
    api: { fillForDemo: (people: DemoPeople): Promise<void> => fillForDemo(options, people), options },
    handlers: { envelopes: envelopeRoutes(options), envelopeDesk: envelopeDeskRoutes(options) },
    jobs: envelopeJobs(options),
  }
}
