import type { WalletState } from './decision.ts'
import { Generations } from './generations.ts'
import type { Tail } from './leg.ts'
import type { WalletId } from './operation.ts'

/** Wallets whose last state is remembered; a few hundred bytes each. */
const WALLETS_MAX = 100_000

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] }
type Kept = Mutable<Omit<WalletState, 'tail'>> & { readonly tail: Mutable<Tail> }

/**
 * Where wallets stood when last seen. Stale entries are harmless: the database refuses what was decided on them.
 *
 * What is kept is changed in place. New objects for every leg would all be alive when the collector comes, and moving
 * them stops everyone for ten milliseconds.
 */
export class RememberedWallets {
  readonly #kept = new Generations<WalletId, Kept>(WALLETS_MAX)

  /** To be read before the next `keep` of the wallet; the queue sees to it that nobody else is at work on it. */
  get(wallet: WalletId): WalletState | undefined {
    return this.#kept.get(wallet)
  }

  keep(state: WalletState): void {
    // While a restriction is pending nothing is written that would show when it is over: it is read each time.
    if (state.isRestrictionPending) {
      this.forget(state.wallet)
      return
    }
    const kept = this.#kept.get(state.wallet)
    const { seq, balance, staked, won } = state.tail
    if (!kept) {
      this.#kept.set(state.wallet, { ...state, tail: { seq, balance, staked, won } })
      return
    }
    kept.day = state.day
    kept.restriction = state.restriction
    kept.baselines = state.baselines
    kept.tail.seq = seq
    kept.tail.balance = balance
    kept.tail.staked = staked
    kept.tail.won = won
  }

  forget(wallet: WalletId): void {
    this.#kept.delete(wallet)
  }
}
