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
  readonly #take: (bits: number, count: number) => void

  /** `take` hears some bits at a time, as a number below 2 to the power of their count. */
  constructor(take: (bits: number, count: number) => void) {
    this.#take = take
  }

  add(value: number, below: number): void {
    // What is kept of a value may still be too large: rounded off, it would be no longer fair.
    while (this.#range * below > RANGE_MAX) this.#say()
    this.#value = this.#value * below + value
    this.#range *= below
  }

  #say(): void {
    const count = Math.floor(Math.log2(this.#range))
    const half = 2 ** count
    if (this.#value >= half) {
      this.#value -= half
      this.#range -= half
      return
    }
    this.#take(this.#value, count)
    this.#value = 0
    this.#range = 1
  }
}

const WORD_BITS = 32

/** Joins bits to words of 32, the first bit highest, and words to chunks; a chunk that is full is kept until it is taken. */
export class WordWriter {
  readonly full: Uint32Array[] = []
  readonly #words: number
  #chunk: Uint32Array
  #at = 0
  /** Bits that do not fill a word yet. */
  #rest = 0
  #restCount = 0

  constructor(words: number) {
    this.#words = words
    this.#chunk = new Uint32Array(words)
  }

  write(bits: number, count: number): void {
    const room = WORD_BITS - this.#restCount
    if (count < room) {
      this.#rest = this.#rest * 2 ** count + bits
      this.#restCount += count
      return
    }
    const left = count - room
    const high = Math.floor(bits / 2 ** left)
    this.#put(this.#rest * 2 ** room + high)
    this.#rest = 0
    this.#restCount = 0
    this.write(bits - high * 2 ** left, left)
  }

  #put(word: number): void {
    this.#chunk[this.#at] = word
    this.#at += 1
    if (this.#at < this.#words) return
    this.full.push(this.#chunk)
    this.#chunk = new Uint32Array(this.#words)
    this.#at = 0
  }
}
