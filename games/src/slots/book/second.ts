import { FIRST_PAYING, WILD } from '../symbols.ts'
import { ORB, type BookModel } from './model.ts'
import { ATTEMPTS_MAX, pageDraws } from './page.ts'

/**
 * A second implementation of pages, on flat arrays: cells are looked up by number, clusters joined by their roots,
 * columns compacted in place. It shares only the pseudorandom draws of a page with the readable implementation.
 */
export class SecondReader {
  readonly #model: BookModel
  readonly #cells: Int32Array
  readonly #roots: Int32Array
  readonly #sizes: Int32Array
  readonly #gone: Uint8Array
  /** The symbol of each number that can be drawn. */
  readonly #byNumber: readonly number[]
  #rng: (below: number) => number = () => 0
  falls = 0

  constructor(model: BookModel) {
    const cells = model.reels * model.rows
    this.#model = model
    this.#cells = new Int32Array(cells)
    this.#roots = new Int32Array(cells)
    this.#sizes = new Int32Array(cells)
    this.#gone = new Uint8Array(cells)
    this.#byNumber = model.weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol))
  }

  /** Coins of a page. */
  read(page: number): number {
    const wins = page < this.#model.book.winning
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      this.#rng = pageDraws(this.#model, page, attempt)
      const coins = this.#run()
      if (coins > 0 === wins) return coins
    }
    throw new Error(`broken promise: no attempt fits page ${page}`)
  }

  #next(): number {
    return this.#byNumber[this.#rng(this.#byNumber.length)] ?? 0
  }

  #run(): number {
    const { ladder, deepest } = this.#model
    const cells = this.#cells
    for (let cell = 0; cell < cells.length; cell++) cells[cell] = this.#next()
    let total = 0
    for (this.falls = 0; ; this.falls++) {
      this.#gone.fill(0)
      const won = this.#model.wins === 'clusters' ? this.#payClusters() : this.#payAnywhere()
      if (won === 0) return total
      total += won * (ladder[this.falls] ?? ladder.at(-1) ?? 1) * this.#orbFactor()
      if (this.falls === deepest) return total
      this.#press()
    }
  }

  #orbFactor(): number {
    if (this.#model.orb === 0) return 1
    let orbs = 0
    for (const cell of this.#cells) if (cell === ORB) orbs += 1
    return orbs === 0 ? 1 : orbs * this.#model.orb
  }

  #coins(symbol: number, count: number): number {
    const { sizes, pays } = this.#model
    for (let column = sizes.length - 1; column >= 0; column--) {
      if (count >= (sizes[column] ?? 0)) return pays[symbol]?.[column] ?? 0
    }
    return 0
  }

  #payAnywhere(): number {
    const counts = new Int32Array(this.#model.symbols.length)
    for (const cell of this.#cells) counts[cell] = (counts[cell] ?? 0) + 1
    let won = 0
    for (let symbol = FIRST_PAYING; symbol < counts.length; symbol++) {
      const coins = this.#coins(symbol, counts[symbol] ?? 0)
      won += coins
      if (coins > 0) this.#cells.forEach((cell, i) => cell === symbol && (this.#gone[i] = 1))
    }
    return won
  }

  /** Each symbol separately: join neighbouring cells, then check every group by its root. */
  #payClusters(): number {
    let won = 0
    for (let symbol = FIRST_PAYING; symbol < this.#model.symbols.length; symbol++) won += this.#payOf(symbol)
    // A wild that was left was marked 2, and a second cluster does not remove it.
    this.#gone.forEach((mark, cell) => mark === 2 && (this.#cells[cell] = WILD))
    return won
  }

  #payOf(symbol: number): number {
    const { rows, grow } = this.#model
    const [cells, roots, sizes] = [this.#cells, this.#roots, this.#sizes]
    const isIn = (cell: number): boolean => cells[cell] === symbol || cells[cell] === WILD
    for (let cell = 0; cell < cells.length; cell++) roots[cell] = cell
    for (let cell = 0; cell < cells.length; cell++) {
      if (!isIn(cell)) continue
      if (cell % rows > 0 && isIn(cell - 1)) this.#join(cell - 1, cell)
      if (cell >= rows && isIn(cell - rows)) this.#join(cell - rows, cell)
    }
    sizes.fill(0)
    const own = new Uint8Array(cells.length)
    for (let cell = 0; cell < cells.length; cell++) {
      if (!isIn(cell)) continue
      const root = this.#root(cell)
      sizes[root] = (sizes[root] ?? 0) + 1
      if (cells[cell] === symbol) own[root] = 1
    }
    let won = 0
    for (let root = 0; root < cells.length; root++) {
      const size = sizes[root] ?? 0
      const coins = own[root] === 1 ? this.#coins(symbol, size) : 0
      if (coins === 0) continue
      won += coins
      this.#mark(root, isIn, grow > 0 && size >= grow)
    }
    return won
  }

  #mark(root: number, isIn: (cell: number) => boolean, leaves: boolean): void {
    let last = -1
    for (let cell = 0; cell < this.#cells.length; cell++) {
      if (!isIn(cell) || this.#root(cell) !== root) continue
      last = cell
      if (this.#gone[cell] === 0) this.#gone[cell] = 1
    }
    if (leaves) this.#gone[last] = 2
  }

  #root(cell: number): number {
    let root = cell
    while (this.#roots[root] !== root) root = this.#roots[root] ?? 0
    return root
  }

  #join(one: number, other: number): void {
    const [a, b] = [this.#root(one), this.#root(other)]
    this.#roots[Math.max(a, b)] = Math.min(a, b)
  }

  /** Column by column: remaining cells sink, and empty cells are drawn from the lowest up. */
  #press(): void {
    const { rows } = this.#model
    const [cells, gone] = [this.#cells, this.#gone]
    for (let first = 0; first < cells.length; first += rows) {
      let to = first + rows - 1
      for (let from = to; from >= first; from--) if (gone[from] !== 1) cells[to--] = cells[from] ?? 0
      for (; to >= first; to--) cells[to] = this.#next()
    }
  }
}
