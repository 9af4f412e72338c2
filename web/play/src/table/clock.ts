/** How far the server's clock is ahead of ours, by pings: what the server said, against the middle of the way there and back. */
export type Clock = {
  /** Of the last pings, in milliseconds. */
  readonly aheadMs: readonly number[]
  /** From a message that was no answer: late by an unknown time, and better than nothing. */
  readonly roughMs: number | undefined
}

export const noClock: Clock = { aheadMs: [], roughMs: undefined }

/** Enough that one slow answer does not move the middle. */
export const PINGS_KEPT = 9

/** Farther off than any network explains: a clock has jumped, or a device has slept. What was known is forgotten. */
const JUMP_MS = 1_500

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return undefined
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** What the server's clock shows when ours shows this. Undefined until it has said anything. */
export function serverMs({ aheadMs, roughMs }: Clock, ownMs: number): number | undefined {
  const ahead = median(aheadMs) ?? roughMs
  return ahead === undefined ? undefined : ownMs + ahead
}

/** A message came that says its time. */
export function heardTime(clock: Clock, toldMs: number, ownMs: number): Clock {
  return clock.aheadMs.length > 0 ? clock : { ...clock, roughMs: toldMs - ownMs }
}

/** A ping was answered. */
export function heardPong(
  clock: Clock,
  { sentMs, ownMs, toldMs }: { readonly sentMs: number; readonly ownMs: number; readonly toldMs: number },
): Clock {
  const ahead = toldMs - (sentMs + ownMs) / 2
  const known = median(clock.aheadMs)
  const hasJumped = known !== undefined && Math.abs(ahead - known) > JUMP_MS + (ownMs - sentMs)
  return { ...clock, aheadMs: [...(hasJumped ? [] : clock.aheadMs), ahead].slice(-PINGS_KEPT) }
}
