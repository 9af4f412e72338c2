import type { Mechanic } from '../mechanic.ts'
import { freeSpinsMechanic } from '../reels/freeSpins/mechanic.ts'
import type { WaysModel } from './model.ts'

/** Reels with strips, and every way across them. */
export const ways: Mechanic<WaysModel> = freeSpinsMechanic
