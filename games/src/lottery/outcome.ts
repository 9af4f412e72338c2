import type { BallsOutcome } from './balls.ts'
import type { DigitsOutcome } from './digits/halves.ts'
import type { FourDOutcome } from './fourD/fourD.ts'
import type { VnOutcome } from './vn/vn.ts'

/** What any lottery draws: which of these, its rules say, and the fields it has. */
export type LotteryOutcome = BallsOutcome | DigitsOutcome | FourDOutcome | VnOutcome
