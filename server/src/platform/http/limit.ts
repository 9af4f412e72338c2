import { minutes } from '@ronda/core'

/** Milliseconds until the caller may call again, or undefined when the call is within its limit. */
export type Limit = (key: string, nowMs: number) => number | undefined

const WINDOW_MS = minutes(1)

/** Callers counted for one limit; beyond this the one with the oldest window is forgotten. */
const CALLERS_MAX = 50_000

type Window = { readonly startMs: number; count: number }

/**
 * Counts calls by key in windows of a minute. Synchronous: the usual library costs a call more than looking up its
 * session and doing its work together.
 */
export function makeLimit(perMinute: number, callersMax: number = CALLERS_MAX): Limit {
  const windows = new Map<string, Window>()

  return (key, nowMs) => {
    const known = windows.get(key)
    if (known !== undefined && nowMs < known.startMs + WINDOW_MS) {
      known.count += 1
      if (known.count <= perMinute) return undefined
      return known.startMs + WINDOW_MS - nowMs
    }
    // Last in the map is the newest window, so the first is the one to forget.
    windows.delete(key)
    windows.set(key, { startMs: nowMs, count: 1 })
    if (windows.size > callersMax) {
      const [oldest] = windows.keys()
      if (oldest !== undefined) windows.delete(oldest)
    }
    return undefined
  }
}
