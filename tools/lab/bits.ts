/** A number below `below`, each equally likely: where it came from does not matter. */
export type Drawn = { readonly value: number; readonly below: number }

/** A float holds whole numbers up to here exactly. */
const RANGE_MAX = 2 ** 52

/**
 * Turns draws below any bounds into fair bits, so that a test of bits can judge the scaled numbers of a game. A value
 * that is uniform below R says k bits when it lies below the greatest power of two in R, 2^k; otherwise what is left of
 * it is uniform below R − 2^k, and is kept for the next draw. Nothing is added: a flaw of the draws is a flaw of the bits.
 */
export class FairBits {
  #value = 0
  #range = 1
  readonly #take: (bit: 0 | 1) => void

  constructor(take: (bit: 0 | 1) => void) {
    this.#take = take
  }

  add({ value, below }: Drawn): void {
    if (this.#range * below > RANGE_MAX) this.#say()
    this.#value = this.#value * below + value
    this.#range *= below
  }

  #say(): void {
    const bits = Math.floor(Math.log2(this.#range))
    const half = 2 ** bits
    if (this.#value >= half) {
      this.#value -= half
      this.#range -= half
      return
    }
    for (let bit = bits - 1; bit >= 0; bit--) this.#take(Math.floor(this.#value / 2 ** bit) % 2 === 1 ? 1 : 0)
    this.#value = 0
    this.#range = 1
  }
}
