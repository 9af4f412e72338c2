import { present } from '@ronda/core'
import { STOP_BITS, STOP_MASK, SYMBOLS_MAX } from './layout.ts'
import { stripsOf } from '../reels/freeSpins/model.ts'
import type { LinesModel } from './model.ts'
import { SCATTER, WILD } from '../symbols.ts'

/** What the tables must know of a reel. */
export type Reel = {
  readonly stops: number
  /** By symbol and stop: the lines, as bits, whose cell on this reel is that symbol or a wild. */
  readonly matching: Int32Array
  /** By stop: 1 where a scatter is in view. */
  readonly scatters: Int32Array
}

export function readReel(model: LinesModel, free: boolean, reel: number): Reel {
  const strip = present(stripsOf(model, free)[reel], `reel ${reel}`)
  const cellAt = (stop: number, row: number): number => present(strip[(stop + row) % strip.length], 'a cell')
  const linesMatching = (symbol: number, stop: number): number =>
    model.lines.reduce((lines, rows, line) => {
      const cell = cellAt(stop, rows[reel] ?? 0)
      return cell === symbol || cell === WILD ? lines | (1 << line) : lines
    }, 0)
  return {
    stops: strip.length,
    matching: Int32Array.from({ length: SYMBOLS_MAX << STOP_BITS }, (_, place) => {
      const stop = place & STOP_MASK
      return stop < strip.length ? linesMatching(place >> STOP_BITS, stop) : 0
    }),
    scatters: Int32Array.from(strip, (_, stop) => {
      const inView = Array.from({ length: model.rows }, (_, row) => cellAt(stop, row))
      return inView.includes(SCATTER) ? 1 : 0
    }),
  }
}
