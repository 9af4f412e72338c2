import { mechanicOf, SCATTER, type SlotModel, type Step } from '@ronda/games'
import { scattersNeeded } from './rules.ts'

type Stop = Extract<Step, { type: 'stop' }>

/**
 * Reels with tension: all needed scatters but one have landed, and the last one can still land on this reel. This
 * depends only on what the reels can show, never on the known outcome.
 */
export function tenseReels(model: SlotModel, { grid, reels }: Stop, free: boolean): readonly boolean[] {
  const needed = scattersNeeded(model)
  if (needed === undefined) return grid.map(() => false)
  const strips = mechanicOf(model).reels(model, free)
  let standing = grid.reduce((sum, column, reel) => (reels.includes(reel) ? sum : sum + scattersIn(column)), 0)
  return grid.map((column, reel) => {
    if (!reels.includes(reel)) return false
    const isTense = standing >= needed - 1 && (strips[reel]?.includes(SCATTER) ?? false)
    standing += scattersIn(column)
    return isTense
  })
}

export function scattersIn(column: readonly number[]): number {
  return column.reduce((sum, symbol) => (symbol === SCATTER ? sum + 1 : sum), 0)
}
