import type { Settings } from '../../brand/settings/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { SecurityNotifier } from '../../people/password/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { payoutAccountRoutes } from './payoutAccount.routes.ts'

export type PayoutAccountNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'hub'>
  readonly settings: Settings
  readonly securityNotifier: SecurityNotifier
}

/** The accounts that members are paid to. */
export function openPayoutAccountFeature({ platform, settings, securityNotifier }: PayoutAccountNeeds) {
  const { db, clock, key, ids, hub } = platform
  return {
    handlers: {
      payoutAccount: payoutAccountRoutes({
        db,
        clock,
        key,
        ids,
        waitHours: async () => (await settings.current()).money.withdrawal.newAccountHours,
        notify: (account, change, to) => securityNotifier.notify(account, { change, to }),
        onChanged: cashierPublisher(hub),
      }),
    },
  }
}
