import { PACES, type Pace } from '../round/pace.ts'
import type { Reel } from './reel.ts'

const CELLS_PER_MS: Readonly<Record<Pace, number>> = { calm: 0.026, turbo: 0.036, still: 0 }

/** A reel moves back a little before it starts. */
const LEAN_MS = 110
const LEAN_CELLS = 0.14
const GATHER_MS = 180

/** The opacity of the old symbols while the outcome is awaited without motion. */
const FADE_LEAST = 0.12

/** How far a reel swings past its stop before it settles; see `landing`. */
const SWING = 1.15

/** How long a column takes to fall out of view, for each cell of its height. */
const FALL_OUT_MS = 150

function travelled(speed: number, sinceMs: number): number {
  if (sinceMs < LEAN_MS) return -LEAN_CELLS * Math.sin((Math.PI * sinceMs) / LEAN_MS)
  const running = sinceMs - LEAN_MS
  return running < GATHER_MS ? (speed * running * running) / (2 * GATHER_MS) : speed * (running - GATHER_MS / 2)
}

/** The rest of the way, from 1 to 0 and a little past it. It starts at full speed without a jump. */
function landing(part: number): number {
  const rest = part - 1
  return -(SWING + 1) * rest ** 3 - SWING * rest ** 2
}

const LANDING_SLOPE = SWING + 3

/** Sets the position of a reel at a moment. */
export function moveReel(reel: Reel, pace: Pace, nowMs: number): void {
  const leftMs = reel.stopMs - nowMs
  reel.alpha = 1
  reel.isBlurred = false
  reel.isMoving = nowMs > reel.startMs && leftMs > 0
  if (!reel.isMoving) standReel(reel, leftMs <= 0)
  else if (pace === 'still') fadeReel(reel, pace, nowMs)
  else if (reel.style === 'drop') dropReel(reel, pace, nowMs)
  else turnReel(reel, pace, nowMs)
}

function standReel(reel: Reel, hasArrived: boolean): void {
  reel.place = 0
  reel.isTo = hasArrived
}

function turnReel(reel: Reel, pace: Pace, nowMs: number): void {
  const { landMs } = PACES[pace]
  const speed = CELLS_PER_MS[pace]
  const sinceMs = nowMs - reel.startMs
  const leftMs = reel.stopMs - nowMs
  reel.isTo = leftMs <= landMs
  if (!reel.isTo) {
    reel.place = -travelled(speed, sinceMs)
    reel.isBlurred = sinceMs > LEAN_MS + GATHER_MS * 0.7
    return
  }
  const part = 1 - leftMs / landMs
  reel.place = ((speed * landMs) / LANDING_SLOPE) * landing(part)
  reel.isBlurred = part < 0.22
}

/** Falls out with growing speed; then the new symbols fall in. `fallen` staggers the rows of the column. */
function dropReel(reel: Reel, pace: Pace, nowMs: number): void {
  const fallInMs = PACES[pace].landMs
  const leftMs = reel.stopMs - nowMs
  reel.isTo = leftMs <= fallInMs
  if (reel.isTo) {
    reel.place = 1 - leftMs / fallInMs
    return
  }
  const part = (nowMs - reel.startMs) / (FALL_OUT_MS * Math.sqrt(reel.fromHeight))
  reel.place = -reel.fromHeight * Math.min(1.2, part) ** 2
}

/** Of the time a column falls in, the share that each single cell takes. */
const ROW_SHARE = 0.62

/** How many rows above its place a cell is at this part of the column's fall; the lowest lands first. */
export function heightAbove(reel: Reel, row: number): number {
  const delay = ((reel.toHeight - 1 - row) / Math.max(1, reel.toHeight)) * (1 - ROW_SHARE)
  return reel.toHeight * restOfFall((reel.place - delay) / ROW_SHARE)
}

const BOUNCE_AT = 0.8

/** The rest of a fall, from 1 to 0: faster and faster, then one small bounce. */
export function restOfFall(part: number): number {
  if (part <= 0) return 1
  if (part >= 1) return 0
  if (part < BOUNCE_AT) return 1 - (part / BOUNCE_AT) ** 2
  const bounce = (part - BOUNCE_AT) / (1 - BOUNCE_AT)
  return 0.05 * Math.sin(Math.PI * bounce)
}

function fadeReel(reel: Reel, pace: Pace, nowMs: number): void {
  const { landMs } = PACES[pace]
  const leftMs = reel.stopMs - nowMs
  const isArriving = leftMs <= landMs
  standReel(reel, isArriving)
  reel.alpha = isArriving ? 1 - leftMs / landMs : Math.max(FADE_LEAST, 1 - (nowMs - reel.startMs) / landMs)
}
