import type { SlotSkin } from '@ronda/contract'
import type { StageLayout } from './layout.ts'
import { openSheet, type Pen, type Sheet } from './raster.ts'
import type { Highlight } from './wins.ts'

export type StrokesPlan = {
  readonly layout: StageLayout
  readonly palette: SlotSkin['palette']
  /** Lines of the game. */
  readonly paths: readonly Path2D[]
}

/**
 * The lines and outlines of prizes. Stroking is expensive and they do not move, so they are drawn when another prize is
 * shown, then only copied.
 */
export class Strokes {
  readonly #plan: StrokesPlan
  #sheet: Sheet | undefined
  #of: readonly Highlight[] | undefined
  #turn: number = -1

  constructor(plan: StrokesPlan) {
    this.#plan = plan
  }

  /** Those of one prize, or of all while none is selected. `outlines` are those of prizes that are on no line. */
  draw(pen: Pen, wins: readonly Highlight[], turn: number, outlines: readonly (Path2D | undefined)[]): void {
    const { frame } = this.#plan.layout
    if (wins !== this.#of || turn !== this.#turn) this.#paint(wins, turn, outlines)
    if (this.#sheet) pen.drawImage(this.#sheet.canvas, frame.x, frame.y)
  }

  #paint(wins: readonly Highlight[], turn: number, outlines: readonly (Path2D | undefined)[]): void {
    const { layout, palette, paths } = this.#plan
    const { frame } = layout
    this.#of = wins
    this.#turn = turn
    this.#sheet ??= openSheet(frame.width, frame.height)
    const { pen } = this.#sheet
    pen.clearRect(0, 0, frame.width, frame.height)
    pen.save()
    pen.translate(-frame.x, -frame.y)
    wins.forEach(({ line, symbol }, index) => {
      if (turn >= 0 && index !== turn) return
      const path = line === undefined ? outlines[index] : paths[line]
      if (path) this.#stroke(pen, path, palette.lines[(line ?? symbol) % palette.lines.length] ?? palette.gold)
    })
    pen.restore()
  }

  #stroke(pen: Pen, path: Path2D, tone: string): void {
    const { palette, layout } = this.#plan
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    for (const [colour, part] of [
      [palette.ink, 0.1],
      [tone, 0.055],
      [palette.light, 0.014],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = layout.cellWidth * part
      pen.stroke(path)
    }
  }
}
