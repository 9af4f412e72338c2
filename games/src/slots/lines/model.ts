import type { ModelHead } from '../mechanic.ts'
import type { FreeSpinsModel } from '../reels/freeSpins/model.ts'

/** Symbols pay on lines across the reels. */
export type LinesModel = ModelHead<'lines'> &
  Omit<FreeSpinsModel, 'mechanic' | 'lines'> & {
    /** For each line, its row on every reel. */
    readonly lines: readonly (readonly number[])[]
  }

/** Coins of one line that runs over `run` reels, before any multiplier. */
export function payOf(model: LinesModel, symbol: number, run: number): number {
  return model.pays[symbol]?.[run] ?? 0
}
