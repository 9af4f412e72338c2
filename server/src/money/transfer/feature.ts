import { id, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { isFrozen } from '../../people/freeze/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { depositRefusal, isStopped } from '../control/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Vendors } from '../vendor/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { TransferOptions } from './transfer.actions.ts'
import { transferJobs } from './transfer.jobs.ts'
import { transferRoutes } from './transfer.routes.ts'

type PaymentPasswords = {
  check(account: Id<'account'>, text: string): ReturnType<TransferOptions['checkPaymentPassword']>
  isSet(account: Id<'account'>): Promise<boolean>
}

export type TransferNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly playThrough: Opened<{ readonly boundOf: TransferOptions['boundOf'] }>
  readonly deposit: Opened<{
    readonly collectDebts: TransferOptions['collectDebts']
    readonly onMoneyMoved: TransferOptions['onMoved']
  }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly settings: Opened<Settings>
  readonly vendor: Opened<{ readonly vendors: Vendors }>
  readonly paymentPassword: Opened<PaymentPasswords>
  readonly recognition: Opened<{ readonly isIdentityDue: (tx: Tx, owner: string) => Promise<boolean> }>
  readonly cashFlow: { readonly incomingSince: (tx: Tx, owner: string, sinceMs: number) => Promise<bigint> }
}

/** Why money cannot be sent to a member: the limits that they have set come before what an agent wants. */
const closedTo =
  ({ recognition, cashFlow }: TransferNeeds): TransferOptions['isClosedTo'] =>
  async (tx, receiver, amount, nowMs) => {
    if (await isFrozen(tx, receiver, 'deposit', nowMs)) return true
    if (await recognition.api.isIdentityDue(tx, receiver)) return true
    const depositedSince = (sinceMs: number): Promise<bigint> => cashFlow.incomingSince(tx, receiver, sinceMs)
    return (await depositRefusal(tx, receiver, { amount, depositedSince }, nowMs)) !== undefined
  }

/** Transfers between agents and members. */
export function openTransferFeature(needs: TransferNeeds) {
  const { platform } = needs
  const { db, clock, ids, failures } = platform
  const { boundOf } = needs.playThrough.api
  const { collectDebts, onMoneyMoved: onMoved } = needs.deposit.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const settings = needs.settings.api
  const { vendors } = needs.vendor.api
  const paymentPasswords = needs.paymentPassword.api
  const options: TransferOptions = {
    db,
    clock,
    ids,
    failures,
    ledger,
    walletStore,
    boundOf,
    collectDebts,
    onMoved,
    isFrozen: (tx, account) => isFrozen(tx, account, 'transfer', clock.nowMs()),
    isStopped: (tx, account) => isStopped(tx, account, clock.nowMs()),
    policy: async () => (await settings.current()).money.transfer,
    checkPaymentPassword: (account, text) => paymentPasswords.check(id<'account'>(account), text),
    hasPaymentPassword: (account) => paymentPasswords.isSet(id<'account'>(account)),
    isPlaying: (tx, account) => vendors.isAway(tx, account),
    isClosedTo: closedTo(needs),
  }
  return { api: { options }, handlers: { transfer: transferRoutes(options) }, jobs: transferJobs(options) }
}
