/** Caches values by key until there are too many, or until it is cleared because their sources have changed. */
export type LruCache<Value> = {
  /** The cached value of the key; made and cached where there is none. */
  of(key: string, make: () => Value): Value
  clear(): void
}

/** All values together weigh `max` at most, each 1 by default; beyond that the least recently used are dropped. */
export function makeLruCache<Value>(max: number, weigh: (value: Value) => number = () => 1): LruCache<Value> {
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>()
  let weight = 0

  function evict(): void {
    for (const [key, oldest] of entries) {
      if (weight <= max) return
      entries.delete(key)
      weight -= oldest.weight
    }
  }

  return {
    of(key, make) {
      const known = entries.get(key)
      if (known !== undefined) {
        // A map iterates in insertion order: inserting the key again makes it the most recently used.
        entries.delete(key)
        entries.set(key, known)
        return known.value
      }
      const value = make()
      const entry = { value, weight: weigh(value) }
      entries.set(key, entry)
      weight += entry.weight
      evict()
      return value
    },
    clear() {
      entries.clear()
      weight = 0
    },
  }
}
