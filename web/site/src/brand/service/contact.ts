import type { CustomerService } from '@ronda/contract'

export type Contact = CustomerService['csType']

/** How a way to reach us is opened: a page in a small window, or a program of the device. */
export type Opening = { readonly kind: 'window' | 'device'; readonly href: string }

/** The entry asked for; else the first there is; else nothing. */
export function chooseEntry(entries: readonly CustomerService[], wanted?: Contact): CustomerService | undefined {
  return entries.find(({ csType }) => csType === wanted) ?? entries[0]
}

/** What an entry really opens, or nothing: settings are written by people, and a script must not hide in them. */
export function openingOf({ csType, path }: CustomerService, origin: string): Opening | undefined {
  if (csType === 'email') return { kind: 'device', href: `mailto:${path.replace(/^mailto:/i, '')}` }
  if (csType === 'phone') return { kind: 'device', href: `tel:${path.replace(/^tel:/i, '').replaceAll(/[^\d+]/g, '')}` }
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  const isSafe = url.protocol === 'https:' || url.origin === origin
  return isSafe ? { kind: 'window', href: url.href } : undefined
}
