/** A queue that runs one piece of work at a time. */
export class Turns {
  #tail: Promise<unknown> = Promise.resolve()
  waiting = 0

  /** Runs the work after everything queued before it, whether that succeeded or failed. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const turn = this.#tail.then(work, work).finally(() => (this.waiting -= 1))
    this.#tail = turn.catch(() => {})
    return turn
  }
}

/** A cache with a limit; the least recently used entry is evicted first, but never one with running work. */
export class TurnsCache<Key, Entry extends { readonly turns: Turns }> {
  readonly #entries = new Map<Key, Entry>()
  readonly #make: () => Entry
  readonly #max: number

  constructor(make: () => Entry, max: number) {
    this.#make = make
    this.#max = max
  }

  at(key: Key): Entry {
    const entries = this.#entries.get(key) ?? this.#make()
    // The last entry of the map is the most recently used one.
    this.#entries.delete(key)
    this.#entries.set(key, entries)
    if (this.#entries.size > this.#max) this.#evictOne()
    return entries
  }

  #evictOne(): void {
    for (const [key, { turns }] of this.#entries) {
      if (turns.waiting > 0) continue
      this.#entries.delete(key)
      return
    }
  }
}
