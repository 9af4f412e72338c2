/**
 * A bounded cache. Entries live in the young generation; when it is full, the old one is dropped and the young one
 * becomes the old one. Cheaper than a list by age. Correctness never depends on an entry being present.
 */
export class GenerationalCache<K, V> {
  #young = new Map<K, V>()
  #old = new Map<K, V>()
  readonly #youngMax: number

  /** Holds at most `max` entries. */
  constructor(max: number) {
    this.#youngMax = Math.max(1, Math.floor(max / 2))
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: K, value: V): void {
    if (this.#young.size >= this.#youngMax && !this.#young.has(key)) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  delete(key: K): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
