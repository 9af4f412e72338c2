import { id } from '@ronda/core'
import { depositRefusal, isStopped } from '../money/control/index.ts'
import type { FundsOptions } from '../money/funds/index.ts'
import type { TransferOptions } from '../money/transfer/index.ts'
import { openSandboxVendor, openVendors, type SandboxVendor, type Vendors } from '../money/vendor/index.ts'
import type { Purses } from '../money/wallet/index.ts'
import { isFrozen } from '../people/freeze/index.ts'
import { checkPaymentPassword, paymentStatusOf } from '../people/payment/index.ts'
import { accountsOver, type Sessions } from '../people/session/index.ts'
import type { Later } from '../platform/later/later.ts'
import type { Tx } from '../platform/postgres/db.ts'
import type { BoundOf } from './bounds.ts'
import type { Ground } from './ground.ts'
import { isIdentityDue } from './recognition.ts'

const NONE: ReadonlySet<string> = new Set()

export type FundsRooms = {
  readonly funds: FundsOptions
  readonly vendors: Vendors
  readonly sandboxVendor: SandboxVendor | undefined
  readonly transferring: TransferOptions
}

/** All that came in for a member since a moment, before fees: what their own limit counts. */
export type Incoming = (tx: Tx, owner: string, sinceMs: number) => Promise<bigint>

type Around = {
  readonly purses: Purses
  readonly boundOf: BoundOf
  readonly sessions: Sessions
  readonly later: Later
  /** The money of this owner has moved. */
  readonly onMoved: (owner: string) => void
  readonly incoming: Incoming
  readonly collectDebts: (owner: string) => Promise<void>
}

/** Money in a line: what stands before an agent's will is what the member has set. */
function openTransfers(ground: Ground, around: Around, vendors: Vendors): TransferOptions {
  const { purses, boundOf, incoming, collectDebts, onMoved } = around
  return {
    ...ground,
    purses,
    boundOf,
    isFrozen: (tx, account) => isFrozen(tx, account, 'transfer', ground.clock.nowMs()),
    isStopped: (tx, account) => isStopped(tx, account, ground.clock.nowMs()),
    policy: async () => (await ground.settings.current()).money.transfer,
    checkPaymentPassword: (account, text) => checkPaymentPassword(ground, id<'account'>(account), text),
    hasPaymentPassword: async (account) => (await paymentStatusOf(ground, id<'account'>(account))).isSet,
    isPlaying: (tx, account) => vendors.isAway(tx, account),
    async isClosedTo(tx, receiver, amount, nowMs) {
      if (await isFrozen(tx, receiver, 'deposit', nowMs)) return true
      if (await isIdentityDue(ground, tx, receiver)) return true
      const depositedSince = (sinceMs: number): Promise<bigint> => incoming(tx, receiver, sinceMs)
      return (await depositRefusal(tx, receiver, { amount, depositedSince }, nowMs)) !== undefined
    },
    collectDebts,
    onMoved,
  }
}

/** Where a member's money can be, each place with who knows about it. */
export function openFunds(ground: Ground, around: Around): FundsRooms {
  const { db } = ground
  const { purses, sessions, later, onMoved } = around
  const sandboxVendor = ground.sandboxes.has('vendor') ? openSandboxVendor(ground) : undefined
  const vendors = openVendors({
    ...ground,
    purses,
    vendors: sandboxVendor ? [sandboxVendor] : [],
    isIdentityDue: (tx, owner) => isIdentityDue(ground, tx, owner),
    onMoved,
  })

  // Nobody leaves money behind by signing out.
  sessions.onEnded((ended) =>
    later.run('bring money home at sign-out', async () => {
      const owners = await db.read((tx) => accountsOver(tx, [...ended]))
      for (const owner of owners) await vendors.bringHome(owner, 'signed_out')
    }),
  )

  return {
    vendors,
    sandboxVendor,
    transferring: openTransfers(ground, around, vendors),
    funds: {
      db,
      movingAmong: async (tx, holds) => new Set((await vendors.movesAmong(tx, holds)).keys()),
      // Every game settles its rounds as they are played, so none holds a stake.
      inPlayAmong: async () => NONE,
      vendorName: (code) => vendors.nameOf(code),
    },
  }
}
