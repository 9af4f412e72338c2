/** Work that must happen one piece after the other. */
export class Turns {
  #tail: Promise<unknown> = Promise.resolve()
  waiting = 0

  /** Runs the work after everything that came before it, whether that went well or not. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const turn = this.#tail.then(work, work).finally(() => (this.waiting -= 1))
    this.#tail = turn.catch(() => {})
    return turn
  }
}

/** Keeps what was used last; the one that has been still the longest goes first, but never one at work. */
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
    // Last in the map is last used.
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
