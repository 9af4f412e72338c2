import { ROAD_ROWS, type Spot } from './grid.ts'
import type { Mark } from './marks.ts'

/** Every round in order, column by column: nothing is left out and nothing is sorted. */
export function beadPlate(marks: readonly Mark[]): readonly (Spot & { readonly mark: Mark })[] {
  return marks.map((mark, at) => ({ column: Math.floor(at / ROAD_ROWS), row: at % ROAD_ROWS, mark }))
}
