import type { ModelHead } from '../mechanic.ts'
import type { FreeSpinsModel } from '../reels/freeSpins/model.ts'

/** Symbols pay in every way from reel to reel: [SL17] in `SPEC.md`. */
export type WaysModel = ModelHead<'ways'> & Omit<FreeSpinsModel, 'mechanic' | 'lines' | 'bothWays'>
