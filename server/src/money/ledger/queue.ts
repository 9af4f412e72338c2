import { otherWalletOf, walletsMovedBy, type Answer, type Operation, type WalletId } from './operation.ts'

/** A submitted operation, with the callbacks that resolve or reject its promise. */
export type QueuedOperation = {
  readonly operation: Operation
  /** Its id must be looked up before it is decided. */
  readonly needsLookup: boolean
  readonly sinceMs: number
  readonly answer: (answer: Answer) => void
  readonly fail: (error: Error) => void
}

/** Keeps one transaction small enough to answer within milliseconds. */
const BATCH_MAX = 1_000

/** Below this a batch is not split over the idle connections: a second transaction would cost more than it gains. */
const SPLIT_MIN = 64

/** How many operations `take` scans past those that must wait for their wallet. */
const SCAN_MAX = 4_096

/**
 * Operations in order of arrival. A wallet is in one batch at a time, and an operation never overtakes an earlier one
 * on the same wallet.
 */
export class Queue {
  #waiting: QueuedOperation[] = []
  readonly #busy = new Set<WalletId>()

  get size(): number {
    return this.#waiting.length
  }

  push(queued: QueuedOperation): void {
    this.#waiting.push(queued)
  }

  /** The next batch. Its wallets stay busy until `done`. */
  take(connectionsIdle: number): readonly QueuedOperation[] {
    const max = Math.min(BATCH_MAX, Math.max(SPLIT_MIN, Math.ceil(this.#waiting.length / connectionsIdle)))
    const taken: QueuedOperation[] = []
    const kept: QueuedOperation[] = []
    const overtaken = new Set<WalletId>()
    const mustWait = (wallet: WalletId): boolean => this.#busy.has(wallet) || overtaken.has(wallet)
    let at = 0
    for (; at < this.#waiting.length && at < SCAN_MAX && taken.length < max; at++) {
      const queued = this.#waiting[at]
      if (!queued) break
      const { wallet } = queued.operation
      if (walletsMovedBy(queued.operation).some(mustWait)) {
        const other = otherWalletOf(queued.operation)
        kept.push(queued)
        // Not the pools: all operations that wait for a pool wait for the same batch, so none overtakes another.
        overtaken.add(wallet)
        if (other !== undefined) overtaken.add(other)
      } else {
        taken.push(queued)
      }
    }
    this.#waiting = kept.length === 0 && at === this.#waiting.length ? [] : kept.concat(this.#waiting.slice(at))
    for (const wallet of walletsOf(taken)) this.#busy.add(wallet)
    return taken
  }

  done(pending: readonly QueuedOperation[]): void {
    for (const wallet of walletsOf(pending)) this.#busy.delete(wallet)
  }

  /** Removes and returns operations that were submitted before this moment. */
  takeOlderThan(momentMs: number): readonly QueuedOperation[] {
    const old = this.#waiting.filter((queued) => queued.sinceMs < momentMs)
    if (old.length > 0) this.#waiting = this.#waiting.filter((queued) => queued.sinceMs >= momentMs)
    return old
  }
}

export function walletsOf(pending: readonly Pick<QueuedOperation, 'operation'>[]): ReadonlySet<WalletId> {
  const wallets = new Set<WalletId>()
  for (const { operation } of pending) {
    for (const wallet of walletsMovedBy(operation)) wallets.add(wallet)
  }
  return wallets
}
