import type { Balance } from '@ronda/contract'

/**
 * Of two reports of a balance the one with the higher `seq` is newer, whichever arrived last: a push can overtake the
 * answer to a call. Of equals the latest report counts, since held money moves without a cash entry.
 */
export function newerBalance(known: Balance | undefined, heard: Balance): Balance {
  return known !== undefined && known.seq > heard.seq ? known : heard
}
