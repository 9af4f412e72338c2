import { brand } from '@ronda/contract'
import { FAILED_MS, type Domain } from './speed.ts'

/** Whole milliseconds until an address of the brand answers. */
export async function measure({ origin }: Domain): Promise<number> {
  const startedAtMs = performance.now()
  try {
    // Only the time is needed, not the answer: another origin need not let this page read it.
    await fetch(origin + brand.ping.path, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(FAILED_MS),
    })
    return Math.min(FAILED_MS, Math.round(performance.now() - startedAtMs))
  } catch {
    return FAILED_MS
  }
}
