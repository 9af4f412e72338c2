import { deviceStore, tabStore } from '../browser/store.ts'

/** What this client is, in the words of the public calls: a web page for desktops and phones. */
export const CLIENT_TYPE = '3'
export const GAME_PLATFORM = 'flash,html5-desktop'
export const VENDOR_PLATFORM = 'html5-desktop'
/** The platform of sign-ins, and the version of the interface that this client was written for. */
export const SIGN_IN_PLATFORM = 'W'
export const GATEWAY_VERSION = '3'

const MERCHANT_KEY = 'ronda.merchant'

/** Stores the code of the merchant whose site this is, for calls that name it. */
export function storeMerchant(merchant: string): void {
  tabStore.set(MERCHANT_KEY, merchant)
  deviceStore.set(MERCHANT_KEY, merchant)
}

/** The code of the merchant; undefined until the server has named it once on this device. */
export function readMerchant(): string | undefined {
  return tabStore.get(MERCHANT_KEY) ?? deviceStore.get(MERCHANT_KEY) ?? undefined
}

/** The words of calls that list games. */
export function gameWords() {
  const merchant = readMerchant()
  return { clientType: CLIENT_TYPE, platform: GAME_PLATFORM, ...(merchant !== undefined && { merchant }) } as const
}

/** The operating system as the browser names it, such as `Android` or `Windows`. */
export function readOs(): string {
  const { userAgent } = navigator
  const known = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux']
  return known.find((name) => userAgent.includes(name)) ?? 'other'
}
