import type { PayoutAccountOptions } from '../money/payoutAccount/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

/** The options of the accounts that members are paid to. */
export function payoutAccountOptions(platform: Platform, { hub, securityNotifier }: Services): PayoutAccountOptions {
  return {
    ...platform,
    waitHours: async () => (await platform.settings.current()).money.withdrawal.newAccountHours,
    notify: (account, change, to) => securityNotifier.notify(account, { change, to }),
    onChanged: (owner) => hub.send(owner, { type: 'cashier' }),
  }
}
