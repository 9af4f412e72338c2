import type { Position } from '@ronda/contract'
import { seconds } from '@ronda/core'

/** The minimum interval between two requests, because rounds can follow each other quickly. */
export const ASK_EVERY_MS = seconds(2)

/** The position with the time of the next reality check, by the clock of this device. */
export type ShownPosition = Position & { readonly checkAtMs: number | undefined }

export function shownPosition(position: Position, nowMs: number): ShownPosition {
  return { ...position, checkAtMs: position.checkInMs === null ? undefined : nowMs + position.checkInMs }
}

/** How long to wait before the position is requested again, when the last request was at `askedAtMs`. */
export function askDelayMs(askedAtMs: number, nowMs: number): number {
  return Math.max(0, Math.min(ASK_EVERY_MS, askedAtMs + ASK_EVERY_MS - nowMs))
}

export function netOf({ won, staked }: Pick<Position, 'won' | 'staked'>): bigint {
  return won - staked
}

export type Standing = 'ahead' | 'behind' | 'even'

export function standingOf(net: bigint): Standing {
  if (net === 0n) return 'even'
  return net > 0n ? 'ahead' : 'behind'
}

/** Play began with its first round, or when this game was opened, whichever was earlier: the clock never runs back. */
export function beganAtMs(sinceMs: number | null | undefined, openedAtMs: number): number {
  return Math.min(sinceMs ?? openedAtMs, openedAtMs)
}
