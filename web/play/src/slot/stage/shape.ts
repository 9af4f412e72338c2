import { mechanicOf, type SlotModel } from '@ronda/games'
import type { ReelStyle } from './reel.ts'

/** The number of reels, and their smallest and largest number of rows. */
export type Shape = { readonly columns: number; readonly rowsMin: number; readonly rowsMax: number }

export function shapeOf(model: SlotModel): Shape {
  const heights = mechanicOf(model)
    .rest(model)
    .map((column) => column.length)
  if ('lowest' in model) {
    return { columns: heights.length, rowsMin: model.lowest, rowsMax: model.lowest + model.heights.length - 1 }
  }
  return { columns: heights.length, rowsMin: Math.min(...heights), rowsMax: Math.max(...heights) }
}

/** Where symbols pay by their number and not by their reel, nothing turns: everything falls in from above. */
export function styleOf(model: SlotModel): ReelStyle {
  return 'sizes' in model ? 'drop' : 'turn'
}
