/**
 * A way along the track, counted in slides. A copy of the first slide stands behind the last, so that going on from the
 * last does not run back past all of them: the copy is reached, and then is the first.
 */
export type Move = { readonly from: number; readonly to: number; readonly lands: number }

/** One step on, or back. */
export function stepMove(at: number, step: 1 | -1, count: number): Move {
  if (count < 2) return { from: at, to: at, lands: at }
  if (step === 1 && at === count - 1) return { from: at, to: count, lands: 0 }
  if (step === -1 && at === 0) return { from: count, to: count - 1, lands: count - 1 }
  return { from: at, to: at + step, lands: at + step }
}

/** Which slide is seen when the track has been moved so far; the copy counts as the first. */
export function slideAt(offset: number, width: number, count: number): number {
  if (width <= 0 || count === 0) return 0
  const seen = Math.max(0, Math.min(count, Math.round(Math.abs(offset) / width)))
  return seen % count
}

/** Where a slide stands between two places, slow at both ends. `progress` runs from 0 to 1. */
export function glideBetween(from: number, to: number, progress: number): number {
  if (progress >= 1) return to
  const time = Math.max(0, progress)
  const eased = time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2
  return from + (to - from) * eased
}

export type Attention = {
  readonly count: number
  /** Stopped by the reader, until they start it again. */
  readonly isStopped: boolean
  /** Under a pointer or a finger, or with the keyboard inside. */
  readonly isHeld: boolean
  /** Nobody sees the page. */
  readonly isHidden: boolean
  /** The reader asked for less motion. */
  readonly isStill: boolean
}

/** Whether slides change by themselves. */
export function movesByItself({ count, isStopped, isHeld, isHidden, isStill }: Attention): boolean {
  return count > 1 && !isStopped && !isHeld && !isHidden && !isStill
}
