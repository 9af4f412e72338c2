/** Asks for frames one by one, so that none comes that nobody wants: what stands still costs nothing. */
export class Frames {
  readonly #draw: (nowMs: number) => void
  #frame: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(draw: (nowMs: number) => void) {
    this.#draw = draw
  }

  /** With the next picture of the screen, however often it is asked for before. */
  soon(): void {
    clearTimeout(this.#timer)
    this.#frame ??= requestAnimationFrame((nowMs) => {
      this.#frame = undefined
      this.#draw(nowMs)
    })
  }

  /** After a while, unless one is wanted sooner. */
  later(spanMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.soon(), spanMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }
}
