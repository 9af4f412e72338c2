import type { ModelHead } from '../mechanic.ts'

/** For each reel, the symbols on its strip from top to bottom; below the last one comes the first again. */
export type Strips = readonly (readonly number[])[]

/**
 * Everything that decides what a spin pays, as plain data: `SPEC.md` says what each part means. Amounts are in coins, and
 * one spin costs `cost` of them, whatever money the player stakes.
 */
export type LinesModel = ModelHead<'lines'> & {
  readonly rows: number
  /** For each line, its row on every reel. */
  readonly lines: readonly (readonly number[])[]
  /** Coins of a line by symbol and by the length of its run. */
  readonly pays: readonly (readonly number[])[]
  /** Coins by the number of scatters in view. */
  readonly scatterPays: readonly number[]
  /** Free spins awarded by the number of scatters in view. */
  readonly freeSpins: readonly number[]
  /** All coins of a free spin are multiplied by this. */
  readonly freeMultiplier: number
  readonly baseStrips: Strips
  readonly freeStrips: Strips
}

export function stripsOf(model: LinesModel, free: boolean): Strips {
  return free ? model.freeStrips : model.baseStrips
}

export function multiplierOf(model: LinesModel, free: boolean): number {
  return free ? model.freeMultiplier : 1
}

/** Coins of one line that runs over `run` reels, before any multiplier. */
export function payOf(model: LinesModel, symbol: number, run: number): number {
  return model.pays[symbol]?.[run] ?? 0
}
