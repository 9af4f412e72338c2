import type { AdjustmentOptions } from '../money/adjustment/index.ts'
import { depositRefusal } from '../money/control/index.ts'
import { collectDebts, sumPaidIn, type DepositOptions } from '../money/deposit/index.ts'
import { openProviders } from '../money/provider/index.ts'
import type { WithdrawalOptions } from '../money/withdrawal/index.ts'
import { receivedSince } from '../money/transfer/index.ts'
import { tierOf } from '../people/documents/index.ts'
import { isFrozen } from '../people/freeze/index.ts'
import { findPayoutPause } from '../people/identity/index.ts'
import { checkPaymentPassword } from '../people/paymentPassword/index.ts'
import { followBalances, makeBalanceFeed, openWalletStore } from '../money/wallet/index.ts'
import type { Sessions } from '../people/session/index.ts'
import type { BackgroundTasks } from '../platform/background/backgroundTasks.ts'
import { findOurDeposits, findOurPayouts, type ReconciliationOptions } from '../office/reconciliation/index.ts'
import type { Hub } from '../platform/realtime/index.ts'
import { openBounds, type BoundOf } from './bounds.ts'
import { openControl } from './control.ts'
import { openFunds, type Incoming } from './funds.ts'
import type { Platform } from './platform.ts'
import { hasHelped, isOwn } from './ownership.ts'
import { isIdentityDue } from './recognition.ts'

type Dependencies = { readonly hub: Hub; readonly sessions: Sessions; readonly background: BackgroundTasks }

/** Why a member may not deposit: a freeze, a limit of their own, or identity documents that are due. */
const refusalOfDeposits =
  (platform: Platform): DepositOptions['refusalOf'] =>
  async (tx, owner, asked, nowMs) => {
    if (await isFrozen(tx, owner, 'deposit', nowMs)) return 'account.frozen'
    const refusal = await depositRefusal(tx, owner, asked, nowMs)
    if (refusal !== undefined) return refusal
    return (await isIdentityDue(platform, tx, owner)) ? 'limit.identity_required' : undefined
  }

type DepositParts = Pick<DepositOptions, 'walletStore' | 'providers' | 'onChanged'> & { readonly boundOf: BoundOf }

function openDeposits(platform: Platform, { boundOf, ...parts }: DepositParts): DepositOptions {
  return {
    ...platform,
    ...parts,
    // An agent may pass on all money except what may still be charged back.
    boundIn: async (tx, owner, wallet) => (await boundOf(tx, owner, wallet)).chargeable,
    isFrozen: (tx, owner) => isFrozen(tx, owner, 'deposit', platform.clock.nowMs()),
    refusalOf: refusalOfDeposits(platform),
    receivedSince,
  }
}

/** The money services, each opened once. */
export function openMoney(platform: Platform, { hub, sessions, background }: Dependencies) {
  const { db, clock, ledger } = platform
  const { merchant } = platform.brand
  const walletStore = openWalletStore(db, clock)
  const publishCashier = (owner: string): void => hub.send(owner, { type: 'cashier' })
  const policy = async () => (await platform.settings.current()).money
  const adjusting: AdjustmentOptions = { ...platform, walletStore, merchant, policy, isOwn, onChanged: publishCashier }
  const providers = openProviders({ ...platform, isSandbox: platform.sandboxes.has('payments') })
  const boundOf = openBounds(platform)
  const deposits = openDeposits(platform, { walletStore, providers, boundOf, onChanged: publishCashier })
  const collect = (owner: string): Promise<void> => collectDebts(deposits, owner)
  // A debt is collected as soon as its owner receives money.
  const onMoved = (owner: string): void => {
    publishCashier(owner)
    background.run('collect debts', () => collect(owner))
  }
  const withdrawals: WithdrawalOptions = {
    ...platform,
    walletStore,
    boundOf,
    isFrozen: (tx, account) => isFrozen(tx, account, 'payout', clock.nowMs()),
    providers,
    tierOf,
    collectDebts: collect,
    onChanged: publishCashier,
    policy,
    isOwn,
    hasHelped,
    pausedUntil: async (tx, account) =>
      findPayoutPause(tx, account, (await policy()).withdrawal.pauseHours, clock.nowMs()),
    checkPassword: (account, text) => checkPaymentPassword(platform, account, text),
  }
  const incoming: Incoming = (tx, owner, sinceMs) => sumPaidIn(deposits, tx, owner, sinceMs)
  const funds = openFunds(platform, {
    walletStore,
    boundOf,
    sessions,
    background,
    onMoved,
    incoming,
    collectDebts: collect,
  })
  // Vendors do not enforce our limits: the money of a member who sets one, or stops, is taken back from them at once.
  const onRestricted = (owner: string): void =>
    background.run('return vendor balances at a restriction', () => funds.vendors.bringHome(owner, 'restricted'))
  const ours = [findOurDeposits, findOurPayouts]
  const reconciling: ReconciliationOptions = { ...platform, providers: providers.all, ours }
  return {
    withdrawals,
    walletStore,
    adjusting,
    reconciling,
    providers,
    deposits,
    balances: followBalances(ledger, clock),
    balanceFeed: makeBalanceFeed(ledger, hub),
    ...openControl(platform, { walletStore, publish: publishCashier, incoming, onRestricted }),
    ...funds,
  }
}
