/** Nobody can see a show end and react this soon: the press was meant for the show. */
const HUSH_MS = 250

/**
 * The main button skips, stops or cashes out, and a moment later it stakes money. A press just after its meaning has
 * changed was meant for the old one, so presses are ignored for a moment.
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
