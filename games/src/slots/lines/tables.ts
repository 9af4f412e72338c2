import type { LinesModel } from './model.ts'
import { LINES_MAX, REELS, ROWS, STRIP_MAX, SYMBOLS_MAX } from './layout.ts'

/** Whether a model fits the tables of the fast evaluator: five reels, three rows, twenty lines, plain wilds. */
export function fitsTables(model: LinesModel): boolean {
  const strips = [...model.baseStrips, ...model.freeStrips]
  return (
    model.rows === ROWS &&
    model.baseStrips.length === REELS &&
    model.lines.length <= LINES_MAX &&
    model.symbols.length <= SYMBOLS_MAX &&
    strips.every(({ length }) => length <= STRIP_MAX) &&
    !model.bothWays &&
    !model.wildGrows &&
    model.wildTimes === undefined
  )
}
