import type { ReturnReason } from '@ronda/contract'
import { smallestOf, type Currency } from '@ronda/core'

/** What was paid so far, and what of it exceeds the member's limits and must be returned. */
export type Payment = { readonly paid: bigint; readonly toReturn: bigint }

/** What the member's limits still allow, and the reason why not more. */
export type DepositAllowance = { readonly left: bigint | undefined; readonly reason: ReturnReason }

/** The member's share of a payment. */
export function shareOf({ paid, toReturn }: Payment): bigint {
  return paid - toReturn
}

/**
 * What the member should have of a payment of which we still hold `kept`. The amount to return never counts, neither
 * before nor after it was refunded.
 */
export function targetOf(payment: Payment, kept: bigint): bigint {
  const share = shareOf(payment)
  return kept < share ? kept : share
}

/** What we still hold and must return to the payer. */
export function heldOf(payment: Payment, kept: bigint): bigint {
  const share = shareOf(payment)
  return kept > share ? kept - share : 0n
}

export type Arrival = Payment & {
  /** What arrived with this change, and what of it is credited to the member. */
  readonly came: bigint
  readonly given: bigint
}

/**
 * The payment after more of it has arrived: the member gets as much of the new part as their limits allow, in whole
 * smallest units.
 */
export function decideArrival(
  known: Payment & { readonly isGiven: boolean },
  paid: bigint,
  {
    allowance: { left },
    currency,
  }: { readonly allowance: Pick<DepositAllowance, 'left'>; readonly currency: Currency },
): Arrival {
  const came = paid - known.paid
  // What was confirmed once but never credited is decided again.
  const fresh = known.isGiven ? came : paid - known.toReturn
  const fits = left === undefined || left >= fresh ? fresh : left - (left % smallestOf(currency))
  return { paid, toReturn: known.toReturn + fresh - fits, came, given: fits }
}

/** The provider's figures: what we still hold of a payment, and what is being refunded. */
export type ProviderFigures = { readonly kept: bigint; readonly refunding: bigint }

/** What of the amount to return has reached the payer: we no longer hold it and it is no longer being refunded. */
export function returnedOf(payment: Payment, { kept, refunding }: ProviderFigures): bigint {
  const missing = heldOf(payment, kept) + refunding
  return missing < payment.toReturn ? payment.toReturn - missing : 0n
}
