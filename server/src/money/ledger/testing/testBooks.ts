import type { Currency } from '@ronda/core'
import { Batch, pastKey } from '../batch.ts'
import { FREE, type Decision, type WalletState } from '../decision.ts'
import { decide } from '../ledger.ts'
import { EMPTY, type Leg } from '../leg.ts'
import { periodEndMs, type Baseline } from '../limits.ts'
import type { Operation, OperationId, Period, WalletId } from '../operation.ts'

export const GAME = -1
export const CLEARING = -2
const CURRENCIES = new Map<number, Currency>([
  [GAME, 'USD'],
  [CLEARING, 'USD'],
])

/** Any moment; a Wednesday. */
export const NOW_MS = Date.UTC(2030, 0, 2, 12)

/** Operation ids that are easy to read in a test. */
export const name = (number: number): OperationId => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`

export function testWallet(wallet: WalletId, changes: Partial<WalletState> = {}): WalletState {
  const newPeriod = (period: Period): Baseline => ({ endsMs: periodEndMs(period, NOW_MS), staked: 0n, won: 0n })
  return {
    wallet,
    owner: 'ana',
    purpose: 'cash',
    currency: 'USD',
    tail: EMPTY,
    day: undefined,
    restriction: FREE,
    isRestrictionPending: false,
    baselines: { day: newPeriod('day'), week: newPeriod('week'), month: newPeriod('month') },
    ...changes,
  }
}

/** A batch in memory that knows every leg of these ids: decisions can be tested without a database. */
export function testBooks(wallets: readonly WalletState[], names: readonly OperationId[] = []): Batch {
  const past = new Map<string, Leg[]>()
  for (const { wallet } of wallets) for (const id of names) past.set(pastKey(wallet, id), [])
  const states = new Map(wallets.map((state) => [state.wallet, state]))
  return new Batch({ states, past }, CURRENCIES, NOW_MS)
}

/** Decides an operation, and adds the result to the batch. */
export function perform(books: Batch, operation: Operation): Decision {
  const decision = decide(books, operation, books.nowMs)
  if (decision.outcome === 'write') books.add(decision)
  return decision
}

/** The decision as one word for test tables. */
export function outcomeOf(decision: Decision): string {
  if (decision.outcome === 'replay') return decision.leg.refusal ? `again ${decision.leg.refusal}` : 'again accepted'
  return decision.refusal ?? 'accepted'
}
