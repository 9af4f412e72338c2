import type { Holder } from '@ronda/contract'

/** Where the money is, as the member reads it: what the provider has paid is sent, and no longer the provider's. */
export function whereabouts(holder: Holder, isPaid: boolean): Holder | 'sent' {
  return holder === 'provider' && isPaid ? 'sent' : holder
}
