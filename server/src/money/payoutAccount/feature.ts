import type { Settings } from '../../brand/settings/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { SecurityNotifier } from '../../people/password/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { payoutAccountRoutes } from './payoutAccount.routes.ts'

export type PayoutAccountNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'hub'>
  readonly settings: Opened<Settings>
  readonly password: Opened<SecurityNotifier>
}

/** The accounts that members are paid to. */
export function openPayoutAccountFeature(needs: PayoutAccountNeeds) {
  const { platform } = needs
  const { db, clock, key, ids, hub } = platform
  const settings = needs.settings.api
  const securityNotifier = needs.password.api
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
