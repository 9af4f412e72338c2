import type { Balance } from '@ronda/contract'

/**
 * Of two balances the one with the higher `seq` is newer, whichever arrived last: a push can overtake the reply to a
 * call. If they are equal the later arrival counts, since held money changes without a cash entry.
 */
export function newerBalance(known: Balance | undefined, received: Balance): Balance {
  return known !== undefined && known.seq > received.seq ? known : received
}
