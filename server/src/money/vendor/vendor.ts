import type { RefusalCode } from '@ronda/contract'
import { isPayable, type Currency } from '@ronda/core'
import { AMOUNT_MAX } from '../ledger/ledger.ts'

/** A transfer between a member's cash wallet and a vendor. `id` is the same in our ledger and at the vendor. */
export type Move = {
  readonly id: string
  readonly owner: string
  readonly vendor: string
  readonly direction: 'in' | 'out'
  /** Null means everything that is there. */
  readonly amount: bigint | null
  readonly cause: 'member' | 'left' | 'signed_out' | 'idle' | 'restricted'
  /** Requested, then agreed or declined by the vendor, then done or refused in our ledger. */
  readonly state: 'asked' | 'agreed' | 'declined' | 'done' | 'refused'
  readonly refusal: RefusalCode | null
  /** What the vendor moved, and what remains there. */
  readonly moved: bigint | null
  readonly remaining: bigint | null
  /** What was won there since the vendor's last report, or lost when negative. */
  readonly result: bigint | null
  readonly askedAtMs: number
}

/**
 * A vendor's answer. After `unknown` it may or may not have been executed: a repeated request with the same id returns the outcome.
 */
export type VendorAnswer =
  | { readonly outcome: 'done'; readonly moved: bigint; readonly remaining: bigint }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' }

export type VendorAsk = {
  readonly id: string
  readonly owner: string
  readonly currency: Currency
  readonly amount: bigint
}

/**
 * The vendor's interface: it has its own wallet for each of our members. Every request takes effect once for its id.
 */
export type VendorWallet = {
  readonly code: string
  readonly name: string
  deposit(ask: VendorAsk): Promise<VendorAnswer>
  withdraw(ask: Omit<VendorAsk, 'amount'> & { readonly amount: bigint | 'all' }): Promise<VendorAnswer>
  /** The result of a request; `absent` when the vendor has not received it. */
  state(id: string): Promise<VendorAnswer | { readonly outcome: 'absent' }>
  /** The member's balance there and when they last played; undefined when it does not answer. */
  balance(owner: string): Promise<{ readonly amount: bigint; readonly playedAtMs: number } | undefined>
}

/** A larger amount is implausible: it would be more than any wallet holds. */
const PLAUSIBLE_MAX = 10n ** 16n

/** An answer that does not match the request counts as unknown. */
export function checkAnswer({ direction, amount }: Move, answer: VendorAnswer): VendorAnswer {
  if (answer.outcome !== 'done') return answer
  const { moved, remaining } = answer
  const isWhole = amount === null ? remaining === 0n : moved === amount
  const isSane = moved >= 0n && remaining >= 0n && moved + remaining <= PLAUSIBLE_MAX
  return isWhole && isSane && (amount !== null || direction === 'out') ? answer : { outcome: 'unknown' }
}

/**
 * What was won or lost at the vendor since the last booking: what it returned and what remains there, less the booked
 * balance.
 */
export function resultOf(moved: bigint, remaining: bigint, booked: bigint): bigint {
  return moved + remaining - booked
}

export type BettingRefusal =
  | 'limit.excluded'
  | 'limit.betting_blocked'
  | 'limit.session_reached'
  | 'limit.pending'
  | 'limit.identity_required'

export type MoveRequest = {
  readonly vendor: VendorWallet | undefined
  readonly direction: Move['direction']
  readonly amount: bigint | null
  readonly currency: Currency
  readonly betting: BettingRefusal | undefined
  /** The member has limits on losses, stakes or play time, which only our own games can enforce. */
  readonly hasLimits: boolean
}

export type MoveRefusal = 'vendor.unknown' | 'wallet.amount_invalid' | BettingRefusal | 'vendor.limits_set'

/** In the order in which they are reported. Returning money is never refused. */
export function moveRefusal(request: MoveRequest): MoveRefusal | undefined {
  const { vendor, direction, amount, currency, betting, hasLimits } = request
  if (vendor === undefined) return 'vendor.unknown'
  if (amount === null && direction === 'in') return 'wallet.amount_invalid'
  if (amount !== null && (!isPayable(currency, amount) || amount > AMOUNT_MAX)) return 'wallet.amount_invalid'
  if (direction === 'out') return undefined
  if (betting !== undefined) return betting
  return hasLimits ? 'vendor.limits_set' : undefined
}

/** Retries are frequent at first, and rarer the longer it takes. */
export function nextTryMs(askedAtMs: number, nowMs: number): number {
  const waitedMs = nowMs - askedAtMs
  return nowMs + Math.min(300_000, Math.max(20_000, waitedMs))
}
