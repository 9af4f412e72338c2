import { PACES, type Pace } from '../round/pace.ts'

/** Where a reel is. One is kept for each reel and written anew every frame, so that the loop allocates nothing. */
export type ReelMotion = {
  /** Place on the strip of the top row, in cells; falls while the reel turns. */
  place: number
  /** Less than 1 only where less motion was asked for: symbols then fade instead of turning. */
  alpha: number
  /** Fast enough that the eye sees streaks. */
  isBlurred: boolean
  /** Whether the strip of the free spins is on the reel. It is changed where the eye cannot follow. */
  isFree: boolean
  isMoving: boolean
}

export type ReelCourse = {
  readonly pace: Pace
  /** Where the reel stood before. */
  readonly from: number
  readonly fromFree: boolean
  readonly startMs: number
  /** When it stands again, and where; open while the outcome is not known. */
  readonly stopMs: number
  readonly to: number
  readonly toFree: boolean
}

const CELLS_PER_MS: Readonly<Record<Pace, number>> = { calm: 0.026, turbo: 0.036, still: 0 }

/** A reel leans back before it leaps, as anything heavy does. */
const LEAN_MS = 110
const LEAN_CELLS = 0.14
const GATHER_MS = 180

/** What stays visible of the old symbols while the outcome is awaited without motion. */
const FADE_LEAST = 0.12

/** How far a reel swings past its stop before it settles; see `landing`. */
const SWING = 1.15

function travelled(speed: number, sinceMs: number): number {
  if (sinceMs < LEAN_MS) return -LEAN_CELLS * Math.sin((Math.PI * sinceMs) / LEAN_MS)
  const running = sinceMs - LEAN_MS
  return running < GATHER_MS ? (speed * running * running) / (2 * GATHER_MS) : speed * (running - GATHER_MS / 2)
}

/** What is left of the way, from 1 to 0 and a little past it. It leaves full speed without a jolt. */
function landing(part: number): number {
  const rest = part - 1
  return -(SWING + 1) * rest ** 3 - SWING * rest ** 2
}

const LANDING_SLOPE = SWING + 3

export function moveReel(motion: ReelMotion, course: ReelCourse, nowMs: number): void {
  const leftMs = course.stopMs - nowMs
  motion.alpha = 1
  motion.isBlurred = false
  motion.isMoving = nowMs > course.startMs && leftMs > 0
  if (!motion.isMoving) standReel(motion, course, leftMs <= 0)
  else if (course.pace === 'still') fadeReel(motion, course, nowMs)
  else turnReel(motion, course, nowMs)
}

function standReel(motion: ReelMotion, course: ReelCourse, hasArrived: boolean): void {
  motion.place = hasArrived ? course.to : course.from
  motion.isFree = hasArrived ? course.toFree : course.fromFree
}

function turnReel(motion: ReelMotion, course: ReelCourse, nowMs: number): void {
  const { landMs } = PACES[course.pace]
  const speed = CELLS_PER_MS[course.pace]
  const sinceMs = nowMs - course.startMs
  const leftMs = course.stopMs - nowMs
  if (leftMs > landMs) {
    motion.place = course.from - travelled(speed, sinceMs)
    motion.isBlurred = sinceMs > LEAN_MS + GATHER_MS * 0.7
    motion.isFree = motion.isBlurred ? course.toFree : course.fromFree
    return
  }
  const part = 1 - leftMs / landMs
  motion.place = course.to + ((speed * landMs) / LANDING_SLOPE) * landing(part)
  motion.isBlurred = part < 0.22
  motion.isFree = course.toFree
}

function fadeReel(motion: ReelMotion, course: ReelCourse, nowMs: number): void {
  const { landMs } = PACES[course.pace]
  const leftMs = course.stopMs - nowMs
  const isArriving = leftMs <= landMs
  standReel(motion, course, isArriving)
  motion.alpha = isArriving ? 1 - leftMs / landMs : Math.max(FADE_LEAST, 1 - (nowMs - course.startMs) / landMs)
}
