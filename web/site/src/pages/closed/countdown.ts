import { formatSpan } from '@ronda/ui'

/** The time until a moment; undefined once it has passed. */
export function spanUntil(endMs: number, nowMs: number): string | undefined {
  return endMs > nowMs ? formatSpan(endMs - nowMs) : undefined
}
