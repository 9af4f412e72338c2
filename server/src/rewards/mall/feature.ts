import { id, type Currency, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { isFrozen } from '../../people/freeze/index.ts'
import { findPayoutPause } from '../../people/identity/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Points } from '../point/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { fillForDemo, type DemoPeople } from './demo.actions.ts'
import { mallDeskRoutes } from './desk.routes.ts'
import { mallJobs } from './mall.jobs.ts'
import { mallRoutes } from './mall.routes.ts'
import type { MallOptions } from './redeem.actions.ts'

type PaymentPasswords = {
  check(account: Id<'account'>, text: string): ReturnType<MallOptions['checkPaymentPassword']>
}

export type MallNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub' | 'key'>
  readonly currency: Currency
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly paymentPassword: Opened<PaymentPasswords>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly point: Opened<{ readonly points: Points }>
}

/** Goods that points are redeemed for: money at once, or things that staff send. */
export function openMallFeature(needs: MallNeeds) {
  const { db, clock, ids, failures, hub, key } = needs.platform
  const { currency } = needs
  const settings = needs.settings.api
  const passwords = needs.paymentPassword.api
  const publish = cashierPublisher(hub)
  const options: MallOptions = {
    db,
    clock,
    ids,
    failures,
    key,
    currency,
    walletStore: needs.wallet.api.walletStore,
    rewardFunds: needs.rewardFund.api.rewardFunds,
    points: needs.point.api.points,
    pointsPerUnit: async () => (await settings.current()).money.points.convert,
    checkPaymentPassword: (account, text) => passwords.check(id<'account'>(account), text),
    sendRefusal: async (tx, account) => {
      const nowMs = clock.nowMs()
      if (await isFrozen(tx, account, 'payout', nowMs)) return 'account.frozen'
      const { pauseHours } = (await settings.current()).money.withdrawal
      const untilMs = await findPayoutPause(tx, id<'account'>(account), pauseHours, nowMs)
      return untilMs === null ? undefined : { code: 'mall.paused', untilMs }
    },
    onChanged: (account) => publish(id<'account'>(account)),
  }
  return {
    api: { fillForDemo: (people: DemoPeople): Promise<void> => fillForDemo(options, people), options },
    handlers: { mall: mallRoutes(options), mallDesk: mallDeskRoutes(options) },
    jobs: mallJobs(options),
  }
}
