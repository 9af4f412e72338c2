import type { Holder } from '@ronda/contract'

/**
 * Who holds the money, as the member reads it: once the provider has paid, it is sent and no longer at the provider.
 */
export function whereabouts(holder: Holder, isPaid: boolean): Holder | 'sent' {
  return holder === 'provider' && isPaid ? 'sent' : holder
}
