import type { RefusalCode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Leg, StoredRefusal, Tail } from './leg.ts'
import type { Baselines, Day } from './limits.ts'
import type { CommittedWith, HouseAccountId, OperationId, PoolMove, Restriction, WalletId } from './operation.ts'

/**
 * What a wallet is for. Money at a vendor whose games do not play from our cash is in a wallet named after the vendor.
 * A pool belongs to the brand: many stakes add to it, one wins it, and its chain records the order. A fund belongs to
 * the brand too: staff fill it, and rewards are paid from it. Bonus money is played with under the terms of one bonus.
 */
export type Purpose = 'cash' | 'held' | 'trial' | 'bonus' | `vendor:${string}` | `pool:${string}` | `fund:${string}`

export const isPool = (purpose: Purpose): boolean => purpose.startsWith('pool:')
export const isFund = (purpose: Purpose): boolean => purpose.startsWith('fund:')
export const isBonus = (purpose: Purpose): boolean => purpose === 'bonus'

/** The state of a wallet that decisions depend on. */
export type WalletState = {
  readonly wallet: WalletId
  readonly owner: string
  readonly purpose: Purpose
  readonly currency: Currency
  readonly tail: Tail
  /** The day of the tail; undefined for a wallet without legs. */
  readonly day: Day | undefined
  readonly restriction: Restriction
  /** A restriction is decided but not in the ledger yet: until it is, no stake is accepted. */
  readonly isRestrictionPending: boolean
  /** Undefined while no limit needs them. */
  readonly baselines: Baselines | undefined
}

/** Everything that a decision may read. */
export type Books = {
  wallet(wallet: WalletId): WalletState | undefined
  currencyOf(houseAccount: HouseAccountId): Currency | undefined
  /**
   * Legs of this id in this wallet. Complete for operations that undo; for others it may be empty until the database
   * has refused the write because the id is taken.
   */
  past(wallet: WalletId, id: OperationId): readonly Leg[]
}

export type Decision =
  /** Legs to write; the refusal, if any, is that of the legs. */
  | {
      readonly outcome: 'write'
      readonly refusal: StoredRefusal | undefined
      readonly legs: readonly Leg[]
      readonly committedWith?: CommittedWith
      readonly pools?: { readonly houseAccount: HouseAccountId; readonly moves: readonly PoolMove[] }
    }
  /** Refused by what is already written, so there is nothing to write. */
  | { readonly outcome: 'refuse'; readonly refusal: RefusalCode }
  /** Already decided: this leg is the answer. */
  | { readonly outcome: 'replay'; readonly leg: Leg }

export function write(...legs: readonly Leg[]): Decision {
  return { outcome: 'write', refusal: legs[0]?.refusal, legs }
}

export function refuse(refusal: RefusalCode): Decision {
  return { outcome: 'refuse', refusal }
}

export const FREE: Restriction = { mayBet: true, limits: [] }
