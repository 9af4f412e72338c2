import type { Operation, Restriction, WalletId } from '../operation.ts'
import { claimOf, isSameClaim } from '../replay.ts'

type Known = { readonly operation: Operation; readonly outcome: string; readonly balance: bigint }
type Held = { readonly amount: bigint; readonly from: WalletId; readonly resolvedBy?: Known }

/**
 * A minimal model of the ledger: no chains, no batches, no database. It has the rules but not the implementation, so
 * that the two can be compared.
 */
export class SimpleLedger {
  readonly balances = new Map<WalletId, bigint>()
  readonly #done = new Map<string, Known>()
  readonly #arrived = new Set<string>()
  readonly #occupied = new Map<string, Known>()
  readonly #held = new Map<string, Held>()
  readonly #reversed = new Map<string, Known>()
  readonly #wins = new Map<string, bigint>()
  readonly #sums = new Map<WalletId, { staked: bigint; won: bigint }>()
  readonly #restrictions = new Map<WalletId, Restriction>()

  balanceOf(wallet: WalletId): bigint {
    return this.balances.get(wallet) ?? 0n
  }

  /** The outcome, and the balance of the operation's wallet. */
  ask(operation: Operation): { readonly outcome: string; readonly balance: bigint } {
    switch (operation.kind) {
      case 'release':
      case 'capture':
        return this.#resolve(operation)
      case 'reversal':
        return this.#reverse(operation)
      default:
        return this.#perform(operation)
    }
  }

  #perform(operation: Exclude<Operation, { kind: 'release' | 'capture' | 'reversal' }>): Omit<Known, 'operation'> {
    const key = `${operation.wallet}/${operation.id}`
    const known = this.#done.get(key)
    if (known)
      return isSameClaim(claimOf(known.operation), claimOf(operation))
        ? known
        : this.#resultOf(operation, 'wallet.key_reused')
    const other = operation.kind === 'hold' ? operation.held : operation.kind === 'transfer' ? operation.to : undefined
    const otherKey = `${other}/${operation.id}`
    const isTaken =
      this.#occupied.has(key) ||
      this.#arrived.has(otherKey) ||
      (operation.kind === 'hold' && this.#occupied.has(otherKey))
    if (isTaken) return this.#resultOf(operation, 'wallet.key_reused')

    const outcome = this.#refusalOf(operation) ?? 'accepted'
    if (outcome === 'accepted') this.#move(operation, other)
    const result = { operation, ...this.#resultOf(operation, outcome) }
    this.#done.set(key, result)
    return result
  }

  #refusalOf(operation: Operation): string | undefined {
    if (operation.kind === 'stake') {
      const { mayBet, limits } = this.#restrictions.get(operation.wallet) ?? { mayBet: true, limits: [] }
      const { staked, won } = this.#sumsOf(operation.wallet)
      if (!mayBet) return 'limit.betting_blocked'
      for (const { on, amount } of limits) {
        if (on === 'loss' && staked - won + operation.amount > amount) return 'limit.loss_reached'
        if (on === 'wager' && staked + operation.amount > amount) return 'limit.wager_reached'
      }
    }
    return this.balanceOf(operation.wallet) + claimOf(operation).amount < 0n ? 'wallet.insufficient_funds' : undefined
  }

  #move(operation: Operation, other: WalletId | undefined): void {
    const { id, wallet } = operation
    const { amount } = claimOf(operation)
    this.#add(wallet, amount)
    if (other !== undefined) {
      this.#add(other, -amount)
      this.#arrived.add(`${other}/${id}`)
    }
    if (operation.kind === 'hold') this.#held.set(`${other}/${id}`, { amount: -amount, from: wallet })
    if (operation.kind === 'restrict') this.#restrictions.set(wallet, operation.restriction)
    if (operation.kind === 'payout') this.#sumsOf(wallet).won += amount
    if (operation.kind !== 'stake') return
    this.#sumsOf(wallet).staked -= amount
    const win = operation.settle?.({ seq: 0, balance: 0n }, []).win ?? 0n
    this.#wins.set(`${wallet}/${id}`, win)
    this.#add(wallet, win)
    this.#sumsOf(wallet).won += win
  }

  #resolve(operation: Extract<Operation, { kind: 'release' | 'capture' }>): Omit<Known, 'operation'> {
    const key = `${operation.wallet}/${operation.id}`
    const held = this.#held.get(key)
    if (!held) return this.#occupyId(operation, key)
    if (held.resolvedBy) {
      const { operation: before } = held.resolvedBy
      if (before.kind !== operation.kind) return this.#resultOf(operation, 'wallet.hold_resolved')
      const isSame = isSameClaim(claimOf(before), claimOf(operation))
      return isSame ? held.resolvedBy : this.#resultOf(operation, 'wallet.key_reused')
    }
    this.#add(operation.wallet, -held.amount)
    if ('to' in operation) this.#add(operation.to, held.amount)
    const result = { operation, ...this.#resultOf(operation, 'accepted') }
    this.#held.set(key, { ...held, resolvedBy: result })
    return result
  }

  #reverse(operation: Operation): Omit<Known, 'operation'> {
    const key = `${operation.wallet}/${operation.id}`
    const reversed = this.#reversed.get(key)
    if (reversed) return reversed
    const known = this.#done.get(key)
    if (!known) return this.#occupyId(operation, key)
    const isReversible = ['stake', 'payout', 'deposit', 'adjustment'].includes(known.operation.kind)
    if (known.outcome !== 'accepted' || !isReversible) return this.#resultOf(operation, 'wallet.nothing_to_reverse')

    const { kind, amount } = claimOf(known.operation)
    const win = this.#wins.get(key) ?? 0n
    if (this.balanceOf(operation.wallet) - amount - win < 0n)
      return this.#resultOf(operation, 'wallet.insufficient_funds')
    this.#add(operation.wallet, -amount - win)
    const sums = this.#sumsOf(operation.wallet)
    if (kind === 'stake') sums.staked += amount
    sums.won -= kind === 'payout' ? amount : win
    const result = { operation, ...this.#resultOf(operation, 'accepted') }
    this.#reversed.set(key, result)
    return result
  }

  #occupyId(operation: Operation, key: string): Omit<Known, 'operation'> {
    const known = this.#occupied.get(key) ?? { operation, ...this.#resultOf(operation, 'wallet.nothing_to_reverse') }
    this.#occupied.set(key, known)
    return known
  }

  #resultOf({ wallet }: Operation, outcome: string): Omit<Known, 'operation'> {
    return { outcome, balance: this.balanceOf(wallet) }
  }

  #add(wallet: WalletId, amount: bigint): void {
    this.balances.set(wallet, this.balanceOf(wallet) + amount)
  }

  #sumsOf(wallet: WalletId): { staked: bigint; won: bigint } {
    const sums = this.#sums.get(wallet) ?? { staked: 0n, won: 0n }
    this.#sums.set(wallet, sums)
    return sums
  }
}
