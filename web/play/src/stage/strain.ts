/** Frames looked at before judging, and how many of them must have come late. */
const LOOKED_AT = 14
const LATE_MAX = 7

/** Two turns of a screen that shows sixty pictures a second, with some patience. */
const LATE_MS = 24

/** A tab that was away, or a picture that was being made, says nothing about the device. */
const AWAY_MS = 400

/** Notices a device that cannot keep up, early enough that the first game is not spoiled by it. */
export class Strain {
  #frames: number = 0
  #late: number = 0

  /** Takes the span since the frame before; true once the device is found to strain. */
  note(spanMs: number): boolean {
    if (spanMs > AWAY_MS) return false
    this.#frames += 1
    if (spanMs > LATE_MS) this.#late += 1
    if (this.#frames < LOOKED_AT) return false
    const isStrained = this.#late >= LATE_MAX
    this.#frames = 0
    this.#late = 0
    return isStrained
  }
}
