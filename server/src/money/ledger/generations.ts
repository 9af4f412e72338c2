/**
 * A map that forgets. Entries live in the young half; when it is full the old half is dropped and the young one takes
 * its place. Cheaper than a list by age, and nothing that must be right depends on what is remembered.
 */
export class Generations<K, V> {
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
