import type { AdjustmentOptions } from '../money/adjustment/index.ts'
import { depositRefusal } from '../money/control/index.ts'
import { collectDebts, sumPaidIn, type DepositRoom } from '../money/deposit/index.ts'
import { openProviders } from '../money/provider/index.ts'
import type { WithdrawalOptions } from '../money/withdrawal/index.ts'
import { receivedSince } from '../money/transfer/index.ts'
import { tierOf } from '../people/documents/index.ts'
import { checkPaymentPassword } from '../people/payment/index.ts'
import { followBalances, makeBalanceFeed, rememberPurses } from '../money/wallet/index.ts'
import type { Sessions } from '../people/session/index.ts'
import type { Later } from '../platform/later/later.ts'
import { findOurDeposits, findOurPayouts, type ReconciliationOptions } from '../office/reconciliation/index.ts'
import type { Hub } from '../platform/realtime/index.ts'
import { openControl } from './control.ts'
import { openFunds, type Incoming } from './funds.ts'
import type { Ground } from './ground.ts'

type Around = { readonly hub: Hub; readonly sessions: Sessions; readonly later: Later }

/** The rooms of money, each opened once. */
export function openMoney(ground: Ground, { hub, sessions, later }: Around) {
  const { db, clock, ledger, brand } = ground
  const purses = rememberPurses(db, clock)
  const tell = (owner: string): void => hub.send(owner, { type: 'cashier' })
  const adjusting: AdjustmentOptions = { ...ground, purses, merchant: brand.merchant, tell }
  const providers = openProviders({ ...ground, isSandbox: ground.sandboxes.has('payments') })
  const deposits: DepositRoom = {
    ...ground,
    purses,
    providers,
    onChanged: tell,
    refusalOf: depositRefusal,
    receivedSince,
  }
  const collect = (owner: string): Promise<void> => collectDebts(deposits, owner)
  // What somebody owes is taken as money comes.
  const onMoved = (owner: string): void => {
    tell(owner)
    later.run('collect what is owed', () => collect(owner))
  }
  const withdrawals: WithdrawalOptions = {
    ...ground,
    purses,
    providers,
    tierOf,
    collectDebts: collect,
    onChanged: tell,
    policy: async () => (await ground.settings.current()).money,
    checkPassword: (account, text) => checkPaymentPassword(ground, account, text),
  }
  const incoming: Incoming = (tx, owner, sinceMs) => sumPaidIn(deposits, tx, owner, sinceMs)
  const ours = [findOurDeposits, findOurPayouts]
  const reconciling: ReconciliationOptions = { db, clock, providers: providers.all, ours }
  return {
    withdrawals,
    purses,
    adjusting,
    reconciling,
    providers,
    deposits,
    balances: followBalances(ledger, clock),
    balanceFeed: makeBalanceFeed(ledger, hub),
    ...openControl(ground, { purses, tell, incoming }),
    ...openFunds(ground, { purses, sessions, later, onMoved, incoming, collectDebts: collect }),
  }
}
