/** Keeps what was made for a question until there are too many, or until what it was made of has changed. */
export type Keep<Value> = {
  /** What is kept under the key; made, and kept from then on, where there is nothing. */
  of(key: string, make: () => Value): Value
  clear(): void
}

/** Beyond `max`, what was asked for longest ago is given up. */
export function makeKeep<Value>(max: number): Keep<Value> {
  const kept = new Map<string, { readonly value: Value }>()
  return {
    of(key, make) {
      const entry = kept.get(key) ?? { value: make() }
      // A map remembers the order in which its keys were put in: the one asked for now becomes the youngest.
      kept.delete(key)
      kept.set(key, entry)
      if (kept.size > max) {
        const [oldest] = kept.keys()
        if (oldest !== undefined) kept.delete(oldest)
      }
      return entry.value
    },
    clear: () => kept.clear(),
  }
}
