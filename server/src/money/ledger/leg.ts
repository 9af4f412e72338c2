import type { RefusalCode } from '@ronda/contract'
import type { OperationId, Restriction, WalletId } from './operation.ts'

/** The state of a wallet after a leg. */
export type Tail = {
  readonly seq: number
  readonly balance: bigint
  /**
   * Lifetime totals: what was staked, and what was won. Reversed amounts are subtracted again. For a pool: what it has
   * paid, and what stakes have contributed.
   */
  readonly staked: bigint
  readonly won: bigint
}

/** One step of a wallet's chain. What the wallet gains, its counter loses. */
export type Leg = Tail & {
  readonly wallet: WalletId
  readonly id: OperationId
  readonly part: Part
  readonly kind: LegKind
  readonly refusal: StoredRefusal | undefined
  /** A wallet (positive), a house account (negative), or none (zero). */
  readonly counter: number
  /** Signed, as it would change the balance; a refused leg records it without effect. */
  readonly amount: bigint
  /** The restriction that holds from this leg on, if the leg changes it, with the bonus that is active. */
  readonly restriction?: Restriction
}

export const EMPTY: Tail = { seq: 0, balance: 0n, staked: 0n, won: 0n }

/**
 * Legs of one operation share its id and differ by their part. A wallet has each part of an id once, so an operation
 * happens once and is undone once, however often it is submitted.
 */
export const PART = {
  /** The operation itself. */
  itself: 0,
  /** The win of a stake that was settled at once. */
  settlement: 1,
  /** The receiving leg of a transfer or a hold. */
  arrival: 2,
  /** The leg that undid the operation: a reversal, or the release or capture of a hold. */
  undoing: 3,
  /** The receiving leg of a release. */
  undoingArrival: 4,
  /** What stakes did to a pool; these legs have ids of their own. */
  pool: 5,
} as const
export type Part = (typeof PART)[keyof typeof PART]

/** As stored: a number never gets a new meaning. */
export const KIND_NUMBER = {
  stake: 1,
  payout: 2,
  deposit: 3,
  adjustment: 4,
  hold: 5,
  release: 6,
  capture: 7,
  transfer: 8,
  reversal: 9,
  restrict: 10,
  contribution: 11,
  seed: 12,
  award: 13,
  bonusBegin: 14,
  bonusEnd: 15,
} as const
export type LegKind = keyof typeof KIND_NUMBER

/** Kinds of legs that have a row of the restriction from then on. */
export const RESTRICTING = [KIND_NUMBER.restrict, KIND_NUMBER.bonusBegin, KIND_NUMBER.bonusEnd] as const

/** Refusals that are stored as legs; zero is an accepted leg. */
export const REFUSAL_NUMBER = {
  'wallet.insufficient_funds': 1,
  'limit.betting_blocked': 2,
  'limit.excluded': 3,
  'limit.loss_reached': 4,
  'limit.wager_reached': 5,
  'wallet.nothing_to_reverse': 6,
  'limit.session_reached': 7,
  'bonus.none_active': 8,
} as const satisfies Partial<Record<RefusalCode, number>>
export type StoredRefusal = keyof typeof REFUSAL_NUMBER

type Step = Pick<Leg, 'id' | 'part' | 'kind' | 'counter' | 'amount'>

export function acceptedLeg(wallet: WalletId, tail: Tail, step: Step): Leg {
  const { id, part, kind, counter, amount } = step
  return {
    wallet,
    seq: tail.seq + 1,
    id,
    part,
    kind,
    refusal: undefined,
    counter,
    amount,
    balance: tail.balance + amount,
    // Stakes and awards leave the wallet, so their amount is negative.
    staked: kind === 'stake' || kind === 'award' ? tail.staked - amount : tail.staked,
    won: kind === 'payout' || kind === 'contribution' ? tail.won + amount : tail.won,
  }
}

/** Records the step as requested, with the balance unchanged. */
export function refusedLeg(wallet: WalletId, tail: Tail, step: Step, refusal: StoredRefusal): Leg {
  const { balance, staked, won } = tail
  return { ...acceptedLeg(wallet, tail, step), refusal, balance, staked, won }
}
