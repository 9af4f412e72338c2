/** Remembers answers of a question for a moment, so that a busy caller does not ask the database each time. */
export type TtlCache<Value> = {
  get(key: string): Promise<Value | undefined>
  forget(key: string): void
  /** Forgets every answer that fits, and every one still on its way: it may have been read before the change. */
  forgetWhere(fits: (value: Value) => boolean): void
}

export type TtlCacheOptions<Value> = {
  readonly load: (key: string) => Promise<Value | undefined>
  /** A change made by another process is noticed after at most this long. */
  readonly ttlMs: number
  /** The oldest is forgotten beyond this many. */
  readonly entriesMax: number
  readonly nowMs: () => number
}

type Kept<Value> = { readonly until: number; readonly answer: Promise<Value | undefined>; value: Value | undefined }

export function makeTtlCache<Value>(options: TtlCacheOptions<Value>): TtlCache<Value> {
  const kept = new Map<string, Kept<Value>>()

  function ask(key: string): Promise<Value | undefined> {
    const entry: Kept<Value> = { until: options.nowMs() + options.ttlMs, answer: options.load(key), value: undefined }
    kept.delete(key)
    kept.set(key, entry)
    if (kept.size > options.entriesMax) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    const drop = (): void => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    // Strangers are not remembered: anyone can make up a token, and a token can come to life at any moment.
    entry.answer.then((value) => (value === undefined ? drop() : (entry.value = value)), drop)
    return entry.answer
  }

  return {
    get(key) {
      const entry = kept.get(key)
      return entry !== undefined && options.nowMs() < entry.until ? entry.answer : ask(key)
    },
    forget: (key) => void kept.delete(key),
    forgetWhere(fits) {
      for (const [key, entry] of kept) {
        if (entry.value === undefined || fits(entry.value)) kept.delete(key)
      }
    },
  }
}
