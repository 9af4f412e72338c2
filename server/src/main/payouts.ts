import type { PayoutAccountOptions } from '../money/payoutAccount/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

/** What the accounts that members are paid to are built on. */
export function payoutAccountOptions(ground: Ground, { hub, teller }: Rooms): PayoutAccountOptions {
  return {
    ...ground,
    waitHours: async () => (await ground.settings.current()).money.withdrawal.newAccountHours,
    tell: (account, change, to) => teller.tell(account, { change, to }),
    onChanged: (owner) => hub.send(owner, { type: 'cashier' }),
  }
}
