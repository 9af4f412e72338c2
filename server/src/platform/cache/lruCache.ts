/** Keeps what was made for a question until there are too many, or until what it was made of has changed. */
export type LruCache<Value> = {
  /** What is kept under the key; made, and kept from then on, where there is nothing. */
  of(key: string, make: () => Value): Value
  clear(): void
}

/** Together they weigh `max` at the most, each 1 unless told; beyond that, what was asked for longest ago is given up. */
export function makeLruCache<Value>(max: number, weigh: (value: Value) => number = () => 1): LruCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>()
  let weight = 0

  function makeRoom(): void {
    for (const [key, oldest] of kept) {
      if (weight <= max) return
      kept.delete(key)
      weight -= oldest.weight
    }
  }

  return {
    of(key, make) {
      const known = kept.get(key)
      if (known !== undefined) {
        // A map remembers the order in which its keys were put in: the one asked for now becomes the youngest.
        kept.delete(key)
        kept.set(key, known)
        return known.value
      }
      const value = make()
      const entry = { value, weight: weigh(value) }
      kept.set(key, entry)
      weight += entry.weight
      makeRoom()
      return value
    },
    clear() {
      kept.clear()
      weight = 0
    },
  }
}
