export type TurnParts = {
  readonly roundMsMin: number
  /** In how long the first one may begin. */
  readonly mayBeginInMs: number
  readonly nowMs: () => number
  readonly wait: (spanMs: number) => Promise<void>
}

/**
 * When the next round may begin. The house counts the shortest round of the market from when it wrote the last one
 * down: after we asked for it, and before its answer came. Only who counts from the answer never comes too soon.
 */
export class Turn {
  readonly #parts: TurnParts
  #mayBeginAtMs: number
  #isAwaited = false

  constructor(parts: TurnParts) {
    this.#parts = parts
    this.#mayBeginAtMs = parts.nowMs() + parts.mayBeginInMs
  }

  /** Whether a press has to wait; one that waits already stands for all of them. */
  get isEarly(): boolean {
    return this.#isAwaited || this.#parts.nowMs() < this.#mayBeginAtMs
  }

  /** Resolves when it is time, with false for a press too many. */
  async come(): Promise<boolean> {
    if (this.#isAwaited) return false
    this.#isAwaited = true
    await this.#parts.wait(this.#mayBeginAtMs - this.#parts.nowMs())
    this.#isAwaited = false
    return true
  }

  /** The house has written a round down. */
  took(): void {
    this.#mayBeginAtMs = this.#parts.nowMs() + this.#parts.roundMsMin
  }
}
