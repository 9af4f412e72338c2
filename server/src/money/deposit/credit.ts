import type { ReturnReason } from '@ronda/contract'
import { smallestOf, type Currency } from '@ronda/core'

/** What was paid by now, and what of it the member's limits left no room for. */
export type Payment = { readonly paid: bigint; readonly toReturn: bigint }

/** What the member's limits leave, and why they leave no more. */
export type Room = { readonly left: bigint | undefined; readonly reason: ReturnReason }

/** The member's part of a payment. */
export function shareOf({ paid, toReturn }: Payment): bigint {
  return paid - toReturn
}

/**
 * What the member should have of a payment of which we still have so much. What is to go back counts for nothing, before
 * it has left and after.
 */
export function targetOf(payment: Payment, kept: bigint): bigint {
  const share = shareOf(payment)
  return kept < share ? kept : share
}

/** What is still with us and must go back to whoever paid. */
export function heldOf(payment: Payment, kept: bigint): bigint {
  const share = shareOf(payment)
  return kept > share ? kept - share : 0n
}

export type Arrival = Payment & {
  /** What came with this, and what of it is for the member. */
  readonly came: bigint
  readonly given: bigint
}

/** The payment after more of it has come: of what is new, the member gets what their limits leave, in whole coins. */
export function decideArrival(
  known: Payment & { readonly isGiven: boolean },
  paid: bigint,
  { room: { left }, currency }: { readonly room: Pick<Room, 'left'>; readonly currency: Currency },
): Arrival {
  const came = paid - known.paid
  // What was confirmed once and never credited is weighed again.
  const fresh = known.isGiven ? came : paid - known.toReturn
  const fits = left === undefined || left >= fresh ? fresh : left - (left % smallestOf(currency))
  return { paid, toReturn: known.toReturn + fresh - fits, came, given: fits }
}

/** What the provider says: what we still have of a payment, and what of the rest is on its way back by a refund. */
export type Whereabouts = { readonly kept: bigint; readonly refunding: bigint }

/** What of the part that goes back has arrived there: neither with us any more nor on its way. */
export function returnedOf(payment: Payment, { kept, refunding }: Whereabouts): bigint {
  const missing = heldOf(payment, kept) + refunding
  return missing < payment.toReturn ? payment.toReturn - missing : 0n
}
