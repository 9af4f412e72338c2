export type TurnParts = {
  readonly roundMsMin: number
  /** After how long the first round may begin. */
  readonly mayBeginInMs: number
  readonly nowMs: () => number
  readonly wait: (spanMs: number) => Promise<void>
}

/**
 * When the next round may begin. The server counts the market's shortest round from when it stored the last one: after
 * our request, and before its reply arrived. Counting from the reply is never too early.
 */
export class Turn {
  readonly #parts: TurnParts
  #mayBeginAtMs: number
  #isAwaited = false

  constructor(parts: TurnParts) {
    this.#parts = parts
    this.#mayBeginAtMs = parts.nowMs() + parts.mayBeginInMs
  }

  /** Whether a press has to wait. Further presses join the one that waits. */
  get isEarly(): boolean {
    return this.#isAwaited || this.#parts.nowMs() < this.#mayBeginAtMs
  }

  /** Resolves when it is time; with false if another press waits already. */
  async wait(): Promise<boolean> {
    if (this.#isAwaited) return false
    this.#isAwaited = true
    await this.#parts.wait(this.#mayBeginAtMs - this.#parts.nowMs())
    this.#isAwaited = false
    return true
  }

  /** The server has stored a round. */
  recordRound(): void {
    this.#mayBeginAtMs = this.#parts.nowMs() + this.#parts.roundMsMin
  }
}
