import { hours } from '@ronda/core'

/** The books are checked once an hour: when this has passed, a check was missed or does not come to its end. */
const LATE_MS = hours(2)

export function isLate(checkedAtMs: number, nowMs: number): boolean {
  return nowMs - checkedAtMs > LATE_MS
}

/** How much waits for somebody: every fault, and a check that did not come. */
export function waitingIn(
  newest: { readonly checkedAtMs: number; readonly faults: readonly string[] } | undefined,
  nowMs: number,
): number {
  if (newest === undefined) return 0
  return newest.faults.length + (isLate(newest.checkedAtMs, nowMs) ? 1 : 0)
}
