import { accountsOver, type Sessions } from '../../people/session/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import { openSandboxVendor } from './sandbox/sandbox.actions.ts'
import type { SettleOptions } from './settle.actions.ts'
import { openVendors } from './vendor.actions.ts'
import { vendorJobs } from './vendor.jobs.ts'
import { vendorRoutes, vendorSandboxRoutes } from './vendor.routes.ts'

export type VendorNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log' | 'ids' | 'failures' | 'background'>
  /** Whether the server simulates a vendor. */
  readonly isSandbox: boolean
  readonly recognition: Opened<{ readonly isIdentityDue: SettleOptions['isIdentityDue'] }>
  readonly deposit: Opened<{ readonly onMoneyMoved: SettleOptions['onMoved'] }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly session: Opened<Sessions>
  readonly control: Opened<{ readonly onRestricted: (listener: (owner: string) => void) => void }>
}

/** Vendors of games, where a member's money can be. */
export function openVendorFeature(needs: VendorNeeds) {
  const { platform } = needs
  const { db, clock, log, ids, failures, background } = platform
  const { isIdentityDue } = needs.recognition.api
  const { onMoneyMoved: onMoved } = needs.deposit.api
  const ledger = needs.ledger.api
  const { walletStore } = needs.wallet.api
  const sessions = needs.session.api
  const { onRestricted } = needs.control.api
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
  onRestricted((owner) =>
    background.run('return vendor balances at a restriction', () => vendors.bringHome(owner, 'restricted')),
  )
  return {
    api: { vendors, sandbox },
    handlers: {
      vendor: vendorRoutes({ db, ledger, walletStore, vendors }),
      vendorSandbox: vendorSandboxRoutes(sandbox),
    },
    jobs: vendorJobs(vendors),
  }
}
