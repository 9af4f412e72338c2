import { assert, present } from '@ronda/core'
import { isPool, type Books, type WalletState } from './decision.ts'
import { acceptedLeg, PART, type Leg, type LegKind, type Tail } from './leg.ts'
import { AMOUNT_MAX } from './operation.ts'
import type { HouseAccountId, OperationId, PoolMove, PoolState, Stake, WalletId } from './operation.ts'

/** The state of a pool before a stake of this wallet, after everything decided before in the same batch. */
export function poolBefore(books: Books, { currency }: WalletState, pool: WalletId): PoolState {
  const state = present(books.wallet(pool), 'the pool')
  assert(isPool(state.purpose), `a stake adds to pools, not to a ${state.purpose} wallet`)
  assert(state.currency === currency, `a stake in ${currency} does not add to a pool in ${state.currency}`)
  return { seq: state.tail.seq, balance: state.tail.balance, contributed: state.tail.won }
}

/** Checks what only a bug can violate, before anything of the operation is added to its batch. */
export function assertPoolMove(
  books: Books,
  { pools = [] }: Stake,
  { pool, contribution, award, seed }: PoolMove,
): void {
  assert(pools.includes(pool), 'a stake moves only the pools it lists')
  for (const amount of [contribution, award, seed]) assert(amount >= 0n && amount <= AMOUNT_MAX, `${amount} of a pool`)
  const { tail } = present(books.wallet(pool), 'the pool')
  assert(tail.balance + contribution + seed >= award, `a pool with ${tail.balance} pays ${award}`)
}

/**
 * Pool legs have ids of their own, counted along the chain: ids of stakes are chosen by their callers, and two of them
 * may be equal.
 */
function idOfStep(seq: number): OperationId {
  return `00000000-0000-8000-8000-${seq.toString(16).padStart(12, '0')}`
}

type PoolStep = { readonly kind: LegKind & ('contribution' | 'seed' | 'award'); readonly amount: bigint }

export function poolLeg(pool: WalletId, tail: Tail, houseAccount: HouseAccountId, { kind, amount }: PoolStep): Leg {
  const id = idOfStep(tail.seq + 1)
  return acceptedLeg(pool, tail, { id, part: PART.pool, kind, counter: houseAccount, amount })
}

/** Consecutive contributions of one batch are one leg: however many play, the pool's chain grows by one. */
export function growLeg(leg: Leg, amount: bigint): Leg {
  return { ...leg, amount: leg.amount + amount, balance: leg.balance + amount, won: leg.won + amount }
}
