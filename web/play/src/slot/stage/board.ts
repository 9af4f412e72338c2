import { WILD, type Cell, type Grid, type Prize, type Step } from '@ronda/games'
import type { Beat } from '../round/timeline.ts'
import { ROWS_MAX } from './reel.ts'

/** The index of a cell in the arrays of the board. */
export const placeOf = (reel: number, row: number): number => reel * ROWS_MAX + row

/** The state of single cells while a step is shown. Written when a step begins, read in every frame. */
export class Board {
  /** 1 for the cells that the step affects. */
  readonly marks: Uint8Array
  /** How many rows each cell falls in this step. */
  readonly drops: Float32Array
  /** From how many reels away a symbol walks here; 0 if it does not. */
  readonly strides: Int8Array
  /** 1 for cells that stay where they are while reels turn. */
  readonly stuck: Uint8Array
  /** The values of the coins in view, as far as they are known. */
  prizes: readonly Prize[] = []
  /** 1 where a coin with its value is drawn over the symbol. */
  readonly coined: Uint8Array
  /** 1 for cells with a held coin; `isHolding` from the first to the last of them. */
  readonly held: Uint8Array
  /** 1 for coins that were held before this step. */
  readonly old: Uint8Array
  isHolding: boolean = false
  left: number = 0

  constructor(reels: number) {
    const cells = reels * ROWS_MAX
    this.marks = new Uint8Array(cells)
    this.drops = new Float32Array(cells)
    this.strides = new Int8Array(cells)
    this.stuck = new Uint8Array(cells)
    this.coined = new Uint8Array(cells)
    this.held = new Uint8Array(cells)
    this.old = new Uint8Array(cells)
  }

  clear(): void {
    this.#clearStep()
    this.stuck.fill(0)
    this.held.fill(0)
    this.old.fill(0)
    this.#setPrizes([])
    this.isHolding = false
    this.left = 0
  }

  /** `ahead` are the coins of later steps of the spin: their values are shown from the start. */
  take({ step, before }: Beat, ahead: readonly Prize[]): void {
    this.#clearStep()
    if (step.type === 'stop') this.#takeStop(step.grid, ahead)
    if (step.type === 'turn') this.#takeTurn(step, before)
    if (step.type === 'fall') this.#takeFall(step.gone, before)
    if (step.type === 'award') this.#mark(step.cells)
    if (step.type === 'hold') this.#takeHold(step.prizes, step.left)
    if (step.type === 'collect') this.#takeCollect(step.prizes)
  }

  #clearStep(): void {
    this.marks.fill(0)
    this.drops.fill(0)
    this.strides.fill(0)
  }

  #setPrizes(prizes: readonly Prize[]): void {
    this.prizes = prizes
    this.coined.fill(0)
    for (const { cell } of prizes) this.coined[placeOf(cell[0], cell[1])] = 1
  }

  #mark(cells: readonly Cell[]): void {
    for (const [reel, row] of cells) this.marks[placeOf(reel, row)] = 1
  }

  #takeStop(grid: Grid, ahead: readonly Prize[]): void {
    if (this.isHolding) this.clear()
    this.#setPrizes(ahead)
    for (let place = 0; place < this.stuck.length; place++) {
      const stays = grid[Math.floor(place / ROWS_MAX)]?.[place % ROWS_MAX] === WILD
      if (!stays) this.stuck[place] = 0
    }
  }

  #takeTurn({ cells, why, grid }: Extract<Step, { type: 'turn' }>, before: Grid): void {
    this.#mark(cells)
    if (why === 'walk') this.stuck.fill(0)
    for (const [reel, row] of cells) {
      const symbol = grid[reel]?.[row]
      if (why === 'stick' || (why === 'walk' && symbol === WILD)) this.stuck[placeOf(reel, row)] = 1
      if (why !== 'walk' || symbol !== WILD) continue
      const stride = [1, -1].find((side) => before[reel + side]?.[row] === WILD)
      this.strides[placeOf(reel, row)] = stride ?? 0
    }
  }

  /** Symbols above a cell that vanished fall; new symbols come from above the view. */
  #takeFall(gone: readonly Cell[], before: Grid): void {
    this.#mark(gone)
    before.forEach((column, reel) => {
      let row = column.length - 1
      for (let old = column.length - 1; old >= 0; old--) {
        if (this.marks[placeOf(reel, old)] === 1) continue
        this.drops[placeOf(reel, row)] = row - old
        row -= 1
      }
      const fresh = row + 1
      for (; row >= 0; row--) this.drops[placeOf(reel, row)] = fresh
    })
  }

  #takeHold(prizes: readonly Prize[], left: number): void {
    this.isHolding = true
    this.left = left
    this.#setPrizes(prizes)
    this.old.set(this.held)
    this.held.fill(0)
    for (const { cell } of prizes) this.held[placeOf(cell[0], cell[1])] = 1
  }

  #takeCollect(prizes: readonly Prize[]): void {
    this.#setPrizes(prizes)
    this.old.set(this.held)
    for (const { cell } of prizes) this.marks[placeOf(cell[0], cell[1])] = 1
  }
}
