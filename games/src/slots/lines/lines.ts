import type { Mechanic } from '../mechanic.ts'
import { freeSpinsMechanic } from '../reels/freeSpins/mechanic.ts'
import type { LinesModel } from './model.ts'

/** Reels with strips, and lines across them. */
export const lines: Mechanic<LinesModel> = freeSpinsMechanic
