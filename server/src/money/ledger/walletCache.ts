import type { WalletState } from './decision.ts'
import { GenerationalCache } from './generationalCache.ts'
import type { Tail } from './leg.ts'
import type { WalletId } from './operation.ts'

/** Wallets in the cache; a few hundred bytes each. */
const WALLETS_MAX = 100_000

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] }
type CachedState = Mutable<Omit<WalletState, 'tail'>> & { readonly tail: Mutable<Tail> }

/**
 * The last known states of wallets. Stale entries are harmless: the database refuses what was decided on them. Entries
 * are changed in place: new objects for every leg would survive until the next garbage collection, and moving them
 * would pause the process for ten milliseconds.
 */
export class WalletCache {
  readonly #states = new GenerationalCache<WalletId, CachedState>(WALLETS_MAX)

  /** Must be read before the next `put` of the wallet; the queue guarantees that no other batch uses it. */
  get(wallet: WalletId): WalletState | undefined {
    return this.#states.get(wallet)
  }

  put(state: WalletState): void {
    // The end of a pending restriction writes nothing that would show it, so the state is read each time.
    if (state.isRestrictionPending) {
      this.evict(state.wallet)
      return
    }
    const cached = this.#states.get(state.wallet)
    const { seq, balance, staked, won } = state.tail
    if (!cached) {
      this.#states.set(state.wallet, { ...state, tail: { seq, balance, staked, won } })
      return
    }
    cached.day = state.day
    cached.restriction = state.restriction
    cached.baselines = state.baselines
    cached.tail.seq = seq
    cached.tail.balance = balance
    cached.tail.staked = staked
    cached.tail.won = won
  }

  evict(wallet: WalletId): void {
    this.#states.delete(wallet)
  }
}
