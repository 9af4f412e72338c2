/**
 * Turns a number below any bound into fair bits, so that a bit test can judge the scaled numbers of a game. The range
 * is divided into powers of two, the largest first; a number writes its position in its own part: as many bits as the
 * part has, each combination equally likely. Nothing is carried over to the next draw: its bound may depend on this
 * number, and bits of both would not be fair. Nothing is added either: a flaw of the draws is a flaw of the bits.
 */
export function writeFairBits(value: number, below: number, take: (bits: number, count: number) => void): void {
  let [rest, range] = [value, below]
  while (range > 1) {
    const count = 31 - Math.clz32(range)
    const half = 2 ** count
    if (rest < half) return take(rest, count)
    rest -= half
    range -= half
  }
}

const WORD_BITS = 32

/**
 * Joins bits to words of 32, the first bit highest, and words to chunks; a full chunk waits in `full` until it is
 * taken.
 */
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
