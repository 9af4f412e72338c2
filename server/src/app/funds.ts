import { id } from '@ronda/core'
import { depositRefusal, isStopped } from '../money/control/index.ts'
import type { FundsOptions } from '../money/funds/index.ts'
import type { TransferOptions } from '../money/transfer/index.ts'
import { openSandboxVendor, openVendors, type SandboxVendor, type Vendors } from '../money/vendor/index.ts'
import type { WalletStore } from '../money/wallet/index.ts'
import { isFrozen } from '../people/freeze/index.ts'
import { checkPaymentPassword, paymentStatusOf } from '../people/paymentPassword/index.ts'
import { accountsOver, type Sessions } from '../people/session/index.ts'
import type { BackgroundTasks } from '../platform/background/backgroundTasks.ts'
import type { Tx } from '../platform/postgres/db.ts'
import type { BoundOf } from './bounds.ts'
import type { Platform } from './platform.ts'
import { isIdentityDue } from './recognition.ts'

const NONE: ReadonlySet<string> = new Set()

export type FundsServices = {
  readonly funds: FundsOptions
  readonly vendors: Vendors
  readonly sandboxVendor: SandboxVendor | undefined
  readonly transferring: TransferOptions
}

/** All that a member received since a time, before fees: what their own deposit limit counts. */
export type Incoming = (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>

type Dependencies = {
  readonly walletStore: WalletStore
  readonly boundOf: BoundOf
  readonly sessions: Sessions
  readonly background: BackgroundTasks
  /** Called when money of this owner has moved. */
  readonly onMoved: (owner: string) => void
  readonly incoming: Incoming
  readonly collectDebts: (owner: string) => Promise<void>
}

/** Transfers between agents and members: the limits that a member has set come before what an agent wants. */
function openTransfers(platform: Platform, dependencies: Dependencies, vendors: Vendors): TransferOptions {
  const { walletStore, boundOf, incoming, collectDebts, onMoved } = dependencies
  return {
    ...platform,
    walletStore,
    boundOf,
    isFrozen: (tx, account) => isFrozen(tx, account, 'transfer', platform.clock.nowMs()),
    isStopped: (tx, account) => isStopped(tx, account, platform.clock.nowMs()),
    policy: async () => (await platform.settings.current()).money.transfer,
    checkPaymentPassword: (account, text) => checkPaymentPassword(platform, id<'account'>(account), text),
    hasPaymentPassword: async (account) => (await paymentStatusOf(platform, id<'account'>(account))).isSet,
    isPlaying: (tx, account) => vendors.isAway(tx, account),
    async isClosedTo(tx, receiver, amount, nowMs) {
      if (await isFrozen(tx, receiver, 'deposit', nowMs)) return true
      if (await isIdentityDue(platform, tx, receiver)) return true
      const depositedSince = (sinceMs: number): Promise<bigint> => incoming(tx, receiver, sinceMs)
      return (await depositRefusal(tx, receiver, { amount, depositedSince }, nowMs)) !== undefined
    },
    collectDebts,
    onMoved,
  }
}

/** Where a member's money can be: vendors, transfers and funds. */
export function openFunds(platform: Platform, dependencies: Dependencies): FundsServices {
  const { db } = platform
  const { walletStore, sessions, background, onMoved } = dependencies
  const sandboxVendor = platform.sandboxes.has('vendor') ? openSandboxVendor(platform) : undefined
  const vendors = openVendors({
    ...platform,
    walletStore,
    vendors: sandboxVendor ? [sandboxVendor] : [],
    isIdentityDue: (tx, owner) => isIdentityDue(platform, tx, owner),
    onMoved,
  })

  // Otherwise money would stay at a vendor after its owner has signed out.
  sessions.onEnded((ended) =>
    background.run('return vendor balances at sign-out', async () => {
      const owners = await db.read((tx) => accountsOver(tx, [...ended]))
      for (const owner of owners) await vendors.bringHome(owner, 'signed_out')
    }),
  )

  return {
    vendors,
    sandboxVendor,
    transferring: openTransfers(platform, dependencies, vendors),
    funds: {
      db,
      movingAmong: async (tx, holds) => new Set((await vendors.movesAmong(tx, holds)).keys()),
      // Every game settles its rounds as they are played, so none holds a stake.
      inPlayAmong: async () => NONE,
      vendorName: (code) => vendors.nameOf(code),
    },
  }
}
