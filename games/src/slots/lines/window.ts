import { assert, present } from '@ronda/core'
import { stripsOf, type LinesModel } from './model.ts'

/** The symbols in view, by reel and from top to bottom, when each reel stops with the given cell in the top row. */
export function windowOf(model: LinesModel, free: boolean, stops: readonly number[]): readonly (readonly number[])[] {
  const strips = stripsOf(model, free)
  assert(stops.length === strips.length, `${stops.length} stops for ${strips.length} reels`)
  return strips.map((strip, reel) => {
    const stop = present(stops[reel], 'a stop')
    assert(Number.isInteger(stop) && stop >= 0 && stop < strip.length, `a reel of ${strip.length} stops at ${stop}`)
    return Array.from({ length: model.rows }, (_, row) => present(strip[(stop + row) % strip.length], 'a cell'))
  })
}
