import type { ModelHead } from '../mechanic.ts'
import type { Paying } from '../reels/paying.ts'
import type { Strips } from '../reels/strips.ts'

/** Hidden symbols lie on the strips in stacks, and all of them turn out to be the same: [SL22] in `SPEC.md`. */
export type MysteryModel = ModelHead<'mystery'> &
  Omit<Paying, 'bothWays' | 'wildTimes'> & {
    readonly rows: number
    /** By symbol: how many of the draws show it. */
    readonly reveals: readonly number[]
    readonly strips: Strips
  }

/** Uses the number of the scatter, which these games do not have. */
export const MYSTERY = 1
