/** Requests animation frames one by one, so that none runs without need: a still picture costs nothing. */
export class Frames {
  readonly #draw: (nowMs: number) => void
  #frame: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(draw: (nowMs: number) => void) {
    this.#draw = draw
  }

  /** Requests the next frame, once, however often it is called before. */
  requestNext(): void {
    clearTimeout(this.#timer)
    this.#frame ??= requestAnimationFrame((nowMs) => {
      this.#frame = undefined
      this.#draw(nowMs)
    })
  }

  /** Requests a frame after a delay, unless one is requested sooner. */
  requestAfter(spanMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.requestNext(), spanMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }
}
