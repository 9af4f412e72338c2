import type { CustomerService } from '@ronda/contract'

export type Contact = CustomerService['csType']

/** How a channel is opened: a page in a small window, or a program of the device. */
export type Opening = { readonly kind: 'window' | 'device'; readonly href: string }

/** The requested channel; else the first; else undefined. */
export function chooseEntry(entries: readonly CustomerService[], wanted?: Contact): CustomerService | undefined {
  return entries.find(({ csType }) => csType === wanted) ?? entries[0]
}

/**
 * The address that an entry opens, or undefined: settings are typed by people and must not be able to hold a script. A
 * page of this site is no channel: nobody answers there, and while the site is closed it shows the closed page again.
 */
export function openingOf({ csType, path }: CustomerService, origin: string): Opening | undefined {
  if (csType === 'email') return { kind: 'device', href: `mailto:${path.replace(/^mailto:/i, '')}` }
  if (csType === 'phone') return { kind: 'device', href: `tel:${path.replace(/^tel:/i, '').replaceAll(/[^\d+]/g, '')}` }
  if (!URL.canParse(path)) return undefined
  const url = new URL(path)
  return url.protocol === 'https:' && url.origin !== origin ? { kind: 'window', href: url.href } : undefined
}

/** The channels that open something; the others are not offered. */
export function workingEntries(entries: readonly CustomerService[], origin: string): readonly CustomerService[] {
  return entries.filter((entry) => entry.path !== '' && openingOf(entry, origin) !== undefined)
}
