import { present, type Currency, type Id } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardTitles } from '../bet/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { tournamentConsumer } from './count.actions.ts'
import { fillForDemo, type DemoPeople } from './demo.actions.ts'
import { tournamentDeskRoutes } from './desk.routes.ts'
import { categoriesOf } from './tournament.ts'
import type { TournamentOptions } from './tournament.actions.ts'
import { tournamentJobs } from './tournament.jobs.ts'
import { tournamentRoutes } from './tournament.routes.ts'

export type TournamentNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly titles: RewardTitles
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly recognition: Opened<Pick<TournamentOptions, 'neighboursOf'>>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly mission: Opened<{ readonly feed: ProgressFeed }>
}

/** Tournaments: members join for free, a public formula makes scores of their rounds, and a reserved pot pays. */
export function openTournamentFeature(needs: TournamentNeeds) {
  const { db, clock, ids, failures } = needs.platform
  const { currency, unit } = needs
  const { rewardFunds } = needs.rewardFund.api
  const options: TournamentOptions = {
    db,
    clock,
    ids,
    failures,
    currency,
    unit,
    walletStore: needs.wallet.api.walletStore,
    rewards: needs.reward.api.rewards,
    fundWallet: async () => present(await rewardFunds.walletOf('TOURNAMENT', currency), 'the fund of tournaments'),
    neighboursOf: (tx, account: Id<'account'>) => needs.recognition.api.neighboursOf(tx, account),
  }
  return {
    api: { options, fillForDemo: (people: DemoPeople): Promise<void> => fillForDemo(options, people) },
    handlers: { tournaments: tournamentRoutes(options), tournamentDesk: tournamentDeskRoutes(options) },
    jobs: tournamentJobs(options),
    consumers: [tournamentConsumer(categoriesOf(needs.titles), needs.mission.api.feed)],
  }
}
