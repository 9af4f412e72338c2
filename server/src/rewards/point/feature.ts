import { id, type Currency, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import type { ConvertOptions } from './convert.actions.ts'
import { fillForDemo } from './demo.actions.ts'
import { openPoints } from './point.actions.ts'
import { betConsumer, depositConsumer, pointJobs, type EarnOptions } from './point.jobs.ts'
import { pointRoutes } from './point.routes.ts'

type PaymentPasswords = {
  check(account: Id<'account'>, text: string): ReturnType<ConvertOptions['checkPaymentPassword']>
}

export type PointNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub'>
  readonly currency: Currency
  readonly games: RewardGames
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly paymentPassword: Opened<PaymentPasswords>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
}

/** Points for bets and deposits: counted exactly, without expiry, exchanged for money or goods. */
export function openPointFeature(needs: PointNeeds) {
  const { db, clock, ids, failures, hub } = needs.platform
  const passwords = needs.paymentPassword.api
  const publish = cashierPublisher(hub)
  const options: ConvertOptions & EarnOptions = {
    db,
    clock,
    ids,
    failures,
    settings: needs.settings.api,
    walletStore: needs.wallet.api.walletStore,
    rewardFunds: needs.rewardFund.api.rewardFunds,
    games: needs.games,
    checkPaymentPassword: (account, text) => passwords.check(id<'account'>(account), text),
    onChanged: (account) => publish(id<'account'>(account)),
  }
  return {
    api: {
      points: openPoints(),
      fillForDemo: (account: string): Promise<void> => fillForDemo(options, account),
      options,
    },
    handlers: { point: pointRoutes(options, needs.currency) },
    jobs: pointJobs(options),
    consumers: [betConsumer(options), depositConsumer(options)],
  }
}
