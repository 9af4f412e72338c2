/** The number of frames that are measured, and how many of them must have been late. */
const FRAMES_MEASURED = 14
const LATE_MAX = 7

/** Two frames of a 60 Hz screen, with some tolerance. */
const LATE_MS = 24

/** A longer gap means a hidden tab or an image being made, and says nothing about the device. */
const AWAY_MS = 400

/** Detects a device that cannot keep up, early enough for the first game. */
export class FrameMonitor {
  #frames: number = 0
  #late: number = 0

  /** Takes the time since the last frame; true once the device is found to be too slow. */
  note(spanMs: number): boolean {
    if (spanMs > AWAY_MS) return false
    this.#frames += 1
    if (spanMs > LATE_MS) this.#late += 1
    if (this.#frames < FRAMES_MEASURED) return false
    const isSlow = this.#late >= LATE_MAX
    this.#frames = 0
    this.#late = 0
    return isSlow
  }
}
