/**
 * A move along the track, counted in slides. A copy of the first slide follows the last, so that going on from the last
 * does not scroll back past all of them: the copy is reached, and then replaced by the first.
 */
export type Move = { readonly from: number; readonly to: number; readonly lands: number }

/** One step forward or back. */
export function stepMove(at: number, step: 1 | -1, count: number): Move {
  if (count < 2) return { from: at, to: at, lands: at }
  if (step === 1 && at === count - 1) return { from: at, to: count, lands: 0 }
  if (step === -1 && at === 0) return { from: count, to: count - 1, lands: count - 1 }
  return { from: at, to: at + step, lands: at + step }
}

/** Which slide is visible at a scroll offset; the copy counts as the first. */
export function slideAt(offset: number, width: number, count: number): number {
  if (width <= 0 || count === 0) return 0
  const seen = Math.max(0, Math.min(count, Math.round(Math.abs(offset) / width)))
  return seen % count
}

/** The position of a slide between two places, slow at both ends. `progress` runs from 0 to 1. */
export function glideBetween(from: number, to: number, progress: number): number {
  if (progress >= 1) return to
  const time = Math.max(0, progress)
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2
  return from + (to - from) * eased
}

export type Attention = {
  readonly count: number
  /** Stopped by the user, until they start it again. */
  readonly isStopped: boolean
  /** Under a pointer or a finger, or with keyboard focus inside. */
  readonly isHeld: boolean
  /** The page is hidden. */
  readonly isHidden: boolean
  /** The user prefers reduced motion. */
  readonly isStill: boolean
}

/** Whether slides advance by themselves. */
export function movesByItself({ count, isStopped, isHeld, isHidden, isStill }: Attention): boolean {
  return count > 1 && !isStopped && !isHeld && !isHidden && !isStill
}
