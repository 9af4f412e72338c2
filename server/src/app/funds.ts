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

/** All that came in for a member since a moment, before fees: what their own limit counts. */
export type Incoming = (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>

type Around = {
  readonly walletStore: WalletStore
  readonly boundOf: BoundOf
  readonly sessions: Sessions
  readonly background: BackgroundTasks
  /** The money of this owner has moved. */
  readonly onMoved: (owner: string) => void
  readonly incoming: Incoming
  readonly collectDebts: (owner: string) => Promise<void>
}

/** Money in a line: what stands before an agent's will is what the member has set. */
function openTransfers(platform: Platform, around: Around, vendors: Vendors): TransferOptions {
  const { walletStore, boundOf, incoming, collectDebts, onMoved } = around
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

/** Where a member's money can be, each place with who knows about it. */
export function openFunds(platform: Platform, around: Around): FundsServices {
  const { db } = platform
  const { walletStore, sessions, background, onMoved } = around
  const sandboxVendor = platform.sandboxes.has('vendor') ? openSandboxVendor(platform) : undefined
  const vendors = openVendors({
    ...platform,
    walletStore,
    vendors: sandboxVendor ? [sandboxVendor] : [],
    isIdentityDue: (tx, owner) => isIdentityDue(platform, tx, owner),
    onMoved,
  })

  // Nobody leaves money behind by signing out.
  sessions.onEnded((ended) =>
    background.run('bring money home at sign-out', async () => {
      const owners = await db.read((tx) => accountsOver(tx, [...ended]))
      for (const owner of owners) await vendors.bringHome(owner, 'signed_out')
    }),
  )

  return {
    vendors,
    sandboxVendor,
    transferring: openTransfers(platform, around, vendors),
    funds: {
      db,
      movingAmong: async (tx, holds) => new Set((await vendors.movesAmong(tx, holds)).keys()),
      // Every game settles its rounds as they are played, so none holds a stake.
      inPlayAmong: async () => NONE,
      vendorName: (code) => vendors.nameOf(code),
    },
  }
}
