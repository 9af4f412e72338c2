import { id, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { isFrozen } from '../../people/freeze/index.ts'
import type { Platform } from '../../platform/platform.ts'
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

export type TransferNeeds = Pick<TransferOptions, 'boundOf' | 'collectDebts' | 'onMoved'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly settings: Settings
  readonly vendors: Vendors
  readonly paymentPasswords: PaymentPasswords
  readonly isIdentityDue: (tx: Tx, owner: string) => Promise<boolean>
  /** All that a member received since a time, before fees: what their own deposit limit counts. */
  readonly incomingSince: (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>
}

/** Why money cannot be sent to a member: the limits that they have set come before what an agent wants. */
const closedTo =
  ({ isIdentityDue, incomingSince }: TransferNeeds): TransferOptions['isClosedTo'] =>
  async (tx, receiver, amount, nowMs) => {
    if (await isFrozen(tx, receiver, 'deposit', nowMs)) return true
    if (await isIdentityDue(tx, receiver)) return true
    const depositedSince = (sinceMs: number): Promise<bigint> => incomingSince(tx, receiver, sinceMs)
    return (await depositRefusal(tx, receiver, { amount, depositedSince }, nowMs)) !== undefined
  }

/** Transfers between agents and members. */
export function openTransferFeature(needs: TransferNeeds) {
  const { platform, ledger, walletStore, settings, vendors, paymentPasswords } = needs
  const { boundOf, collectDebts, onMoved } = needs
  const { db, clock, ids, failures } = platform
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
