import type { RefusalCode } from '@ronda/contract'
import { isPayable, type Currency } from '@ronda/core'

/** Money between a member's cash and a vendor. `id` names it in our ledger and at the vendor alike. */
export type Move = {
  readonly id: string
  readonly owner: string
  readonly vendor: string
  readonly direction: 'in' | 'out'
  /** Nothing means all that is there. */
  readonly amount: bigint | null
  readonly cause: 'member' | 'left' | 'signed_out' | 'idle' | 'restricted'
  /** Asked, then agreed or declined by the vendor, then done or refused in our books. */
  readonly state: 'asked' | 'agreed' | 'declined' | 'done' | 'refused'
  readonly refusal: RefusalCode | null
  /** What the vendor gave or took, and what it has left. */
  readonly moved: bigint | null
  readonly remaining: bigint | null
  /** What was won there since the vendor's last word, or lost when negative. */
  readonly result: bigint | null
  readonly askedAtMs: number
}

/** What a vendor answers. After `unknown` it may have done it or not: asked again with the same id, it says. */
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

/** The other side: a vendor that keeps a purse of its own for each of our members. Every ask is done once for its id. */
export type VendorWallet = {
  readonly code: string
  readonly name: string
  deposit(ask: VendorAsk): Promise<VendorAnswer>
  withdraw(ask: Omit<VendorAsk, 'amount'> & { readonly amount: bigint | 'all' }): Promise<VendorAnswer>
  /** What became of an ask; `absent` when the vendor never heard of it. */
  state(id: string): Promise<VendorAnswer | { readonly outcome: 'absent' }>
  /** What the member has there and when they last played; undefined when it does not say. */
  balance(owner: string): Promise<{ readonly amount: bigint; readonly playedAtMs: number } | undefined>
}

/** Above this no vendor's word is believed: it would be more than any wallet holds. */
const BELIEVED_MAX = 10n ** 16n

/** A vendor that says it did something else than it was asked has said nothing. */
export function believe({ direction, amount }: Move, answer: VendorAnswer): VendorAnswer {
  if (answer.outcome !== 'done') return answer
  const { moved, remaining } = answer
  const isWhole = amount === null ? remaining === 0n : moved === amount
  const isSane = moved >= 0n && remaining >= 0n && moved + remaining <= BELIEVED_MAX
  return isWhole && isSane && (amount !== null || direction === 'out') ? answer : { outcome: 'unknown' }
}

/**
 * What was won or lost at the vendor since our books last heard: what it gave and has left, less what our books say is
 * there.
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

export type Purpose = {
  readonly vendor: VendorWallet | undefined
  readonly direction: Move['direction']
  readonly amount: bigint | null
  readonly currency: Currency
  readonly betting: BettingRefusal | undefined
  /** The member has bounded what may be lost or staked or how long is played, which only our own games can keep. */
  readonly hasLimits: boolean
}

export type MoveRefusal = 'vendor.unknown' | 'wallet.amount_invalid' | BettingRefusal | 'vendor.limits_set'

/** In the order in which a member should hear of them. Coming home is refused to nobody. */
export function moveRefusal(purpose: Purpose): MoveRefusal | undefined {
  const { vendor, direction, amount, currency, betting, hasLimits } = purpose
  if (vendor === undefined) return 'vendor.unknown'
  if (amount === null && direction === 'in') return 'wallet.amount_invalid'
  if (amount !== null && !isPayable(currency, amount)) return 'wallet.amount_invalid'
  if (direction === 'out') return undefined
  if (betting !== undefined) return betting
  return hasLimits ? 'vendor.limits_set' : undefined
}

/** Asked again soon at first, and more rarely the longer it takes. */
export function nextTryMs(askedAtMs: number, nowMs: number): number {
  const waitedMs = nowMs - askedAtMs
  return nowMs + Math.min(300_000, Math.max(20_000, waitedMs))
}
