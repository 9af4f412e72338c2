/** Nobody can see a show end and react this soon: the press was meant for the show. */
const PRESS_GUARD_MS = 250

/**
 * The main button skips, stops or cashes out, and a moment later it stakes money. A press just after its meaning has
 * changed was meant for the old one, so presses are ignored for a moment.
 */
export class PressGuard {
  readonly #wait: (spanMs: number) => Promise<void>
  readonly #onChange: (isPressIgnored: boolean) => void
  #begun = 0

  constructor(wait: (spanMs: number) => Promise<void>, onChange: (isPressIgnored: boolean) => void) {
    this.#wait = wait
    this.#onChange = onChange
  }

  async begin(): Promise<void> {
    this.#begun += 1
    const begun = this.#begun
    this.#onChange(true)
    await this.#wait(PRESS_GUARD_MS)
    if (begun === this.#begun) this.#onChange(false)
  }
}
