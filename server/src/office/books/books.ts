import { hours } from '@ronda/core'

/** The ledger is checked once an hour: after this long a check was missed or did not finish. */
const LATE_MS = hours(2)

export function isLate(checkedAtMs: number, nowMs: number): boolean {
  return nowMs - checkedAtMs > LATE_MS
}

/** How many items need attention: every fault, and a missing check. */
export function waitingIn(
  newest: { readonly checkedAtMs: number; readonly faults: readonly string[] } | undefined,
  nowMs: number,
): number {
  if (newest === undefined) return 0
  return newest.faults.length + (isLate(newest.checkedAtMs, nowMs) ? 1 : 0)
}
