import { formatSpan } from '@ronda/ui'

/** How long until a moment; nothing once it has passed. */
export function spanUntil(endMs: number, nowMs: number): string | undefined {
  return endMs > nowMs ? formatSpan(endMs - nowMs) : undefined
}
