import type { Mechanic } from '../../mechanic.ts'
import { columnAt } from '../strips.ts'
import { stripsOf, type FreeSpinsModel } from './model.ts'
import { playFreeSpins } from './play.ts'
import { brokenFreeSpinsRules } from './rules.ts'

export const freeSpinsMechanic: Mechanic<FreeSpinsModel> = {
  play: playFreeSpins,
  rest: ({ baseStrips, rows }) => baseStrips.map((strip) => columnAt(strip, rows, 0)),
  reels: stripsOf,
  brokenRules: brokenFreeSpinsRules,
}
