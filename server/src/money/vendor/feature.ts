import { accountsOver, type Sessions } from '../../people/session/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { openSandboxVendor } from './sandbox/sandbox.actions.ts'
import type { SettleOptions } from './settle.actions.ts'
import { openVendors } from './vendor.actions.ts'
import { vendorJobs } from './vendor.jobs.ts'
import { vendorRoutes, vendorSandboxRoutes } from './vendor.routes.ts'

export type VendorNeeds = Pick<SettleOptions, 'isIdentityDue' | 'onMoved'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log' | 'ids' | 'failures' | 'background'>
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly sessions: Sessions
  readonly onRestricted: (listener: (owner: string) => void) => void
  /** Whether the server simulates a vendor. */
  readonly isSandbox: boolean
}

/** Vendors of games, where a member's money can be. */
export function openVendorFeature(needs: VendorNeeds) {
  const { platform, ledger, walletStore, sessions, isIdentityDue, onMoved } = needs
  const { db, clock, log, ids, failures, background } = platform
  const sandbox = needs.isSandbox ? openSandboxVendor({ db, clock }) : undefined
  const vendors = openVendors({
    db,
    clock,
    log,
    ids,
    failures,
    ledger,
    walletStore,
    vendors: sandbox ? [sandbox] : [],
    isIdentityDue,
    onMoved,
  })
  // Otherwise money would stay at a vendor after its owner has signed out.
  sessions.onEnded((ended) =>
    background.run('return vendor balances at sign-out', async () => {
      const owners = await db.read((tx) => accountsOver(tx, [...ended]))
      for (const owner of owners) await vendors.bringHome(owner, 'signed_out')
    }),
  )
  // Vendors do not enforce our limits: the money of a member who sets one, or stops, is taken back from them at once.
  needs.onRestricted((owner) =>
    background.run('return vendor balances at a restriction', () => vendors.bringHome(owner, 'restricted')),
  )
  return {
    api: { vendors, sandbox },
    handlers: { funds: vendorRoutes({ db, ledger, walletStore, vendors }), vendorSandbox: vendorSandboxRoutes(sandbox) },
    jobs: vendorJobs(vendors),
  }
}
