/** Nobody sees a show end and presses again this soon: the press was on its way before. */
const HUSH_MS = 250

/**
 * The big button skips, stops or takes, and a moment later it stakes money. A press that comes just after its meaning
 * has changed was meant for what it said before, so for a moment nothing is heard.
 */
export class Hush {
  readonly #wait: (spanMs: number) => Promise<void>
  readonly #tell: (isDeaf: boolean) => void
  #begun = 0

  constructor(wait: (spanMs: number) => Promise<void>, tell: (isDeaf: boolean) => void) {
    this.#wait = wait
    this.#tell = tell
  }

  async begin(): Promise<void> {
    this.#begun += 1
    const begun = this.#begun
    this.#tell(true)
    await this.#wait(HUSH_MS)
    if (begun === this.#begun) this.#tell(false)
  }
}
