import type { OwnedWallet } from '../ledger/ledger.ts'

const VENDOR = 'vendor:'

/** A wallet as its owner sees it. */
export function showWallet({ purpose, balance }: OwnedWallet, vendorName: (code: string) => string) {
  const vendor = purpose.startsWith(VENDOR) ? vendorName(purpose.slice(VENDOR.length)) : null
  return { wallet: purpose, vendor, balance }
}
