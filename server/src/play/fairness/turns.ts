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
export class Warm<Key, Kept extends { readonly turns: Turns }> {
  readonly #kept = new Map<Key, Kept>()
  readonly #make: () => Kept
  readonly #max: number

  constructor(make: () => Kept, max: number) {
    this.#make = make
    this.#max = max
  }

  at(key: Key): Kept {
    const kept = this.#kept.get(key) ?? this.#make()
    // The last entry of the map is the most recently used one.
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    if (this.#kept.size > this.#max) this.#clearOne()
    return kept
  }

  #clearOne(): void {
    for (const [key, { turns }] of this.#kept) {
      if (turns.waiting > 0) continue
      this.#kept.delete(key)
      return
    }
  }
}
