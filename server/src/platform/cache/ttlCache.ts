/** Caches loaded values for a short time, so that a busy caller does not query the database each time. */
export type TtlCache<Value> = {
  get(key: string): Promise<Value | undefined>
  forget(key: string): void
  /** Forgets every value that matches, and every one still being loaded: it may have been read before the change. */
  forgetWhere(matches: (value: Value) => boolean): void
}

export type TtlCacheOptions<Value> = {
  readonly load: (key: string) => Promise<Value | undefined>
  /** A change made by another process is noticed after at most this long. */
  readonly ttlMs: number
  /** Beyond this many, the oldest is forgotten. */
  readonly entriesMax: number
  readonly nowMs: () => number
}

type Entry<Value> = { readonly until: number; readonly answer: Promise<Value | undefined>; value: Value | undefined }

export function makeTtlCache<Value>(options: TtlCacheOptions<Value>): TtlCache<Value> {
  const entries = new Map<string, Entry<Value>>()

  function load(key: string): Promise<Value | undefined> {
    const entry: Entry<Value> = { until: options.nowMs() + options.ttlMs, answer: options.load(key), value: undefined }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > options.entriesMax) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    const drop = (): void => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    // Unknown keys are not cached: anyone can invent a token, and a token can become valid at any moment.
    entry.answer.then((value) => (value === undefined ? drop() : (entry.value = value)), drop)
    return entry.answer
  }

  return {
    get(key) {
      const entry = entries.get(key)
      return entry !== undefined && options.nowMs() < entry.until ? entry.answer : load(key)
    },
    forget: (key) => void entries.delete(key),
    forgetWhere(matches) {
      for (const [key, entry] of entries) {
        if (entry.value === undefined || matches(entry.value)) entries.delete(key)
      }
    },
  }
}
