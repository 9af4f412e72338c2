/**
 * How far the server's clock is ahead of ours, measured by pings: the server's time minus the middle of the round trip.
 */
export type Clock = {
  /** Of the last pings, in milliseconds. */
  readonly aheadMs: readonly number[]
  /** From a message that was not a pong: late by an unknown time, and used only while there is no ping. */
  readonly roughMs: number | undefined
}

export const noClock: Clock = { aheadMs: [], roughMs: undefined }

/** Enough that one slow reply does not move the median. */
export const PINGS_KEPT = 9

/** More than any network delay explains: a clock has jumped, or a device has slept. The old samples are dropped. */
const JUMP_MS = 1_500

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return undefined
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** The server's time when our clock shows `ownMs`. Undefined until the server has sent its time. */
export function serverMs({ aheadMs, roughMs }: Clock, ownMs: number): number | undefined {
  const ahead = median(aheadMs) ?? roughMs
  return ahead === undefined ? undefined : ownMs + ahead
}

/** Applies a message that contains the server's time. */
export function applyTime(clock: Clock, serverTimeMs: number, ownMs: number): Clock {
  return clock.aheadMs.length > 0 ? clock : { ...clock, roughMs: serverTimeMs - ownMs }
}

/** Applies the reply to a ping. */
export function applyPong(
  clock: Clock,
  { sentMs, ownMs, serverTimeMs }: { readonly sentMs: number; readonly ownMs: number; readonly serverTimeMs: number },
): Clock {
  const ahead = serverTimeMs - (sentMs + ownMs) / 2
  const known = median(clock.aheadMs)
  const hasJumped = known !== undefined && Math.abs(ahead - known) > JUMP_MS + (ownMs - sentMs)
  return { ...clock, aheadMs: [...(hasJumped ? [] : clock.aheadMs), ahead].slice(-PINGS_KEPT) }
}
