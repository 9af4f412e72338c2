import { assert } from '@ronda/core'
import { stripsOf, type SlotModel } from './model.ts'

/** The symbols in view, by reel and from top to bottom, when each reel stops with the given cell in the top row. */
export function windowOf(model: SlotModel, free: boolean, stops: readonly number[]): readonly (readonly number[])[] {
  const strips = stripsOf(model, free)
  assert(stops.length === strips.length, `${stops.length} stops for ${strips.length} reels`)
  return strips.map((strip, reel) => {
    const stop = stops[reel]
    return Array.from({ length: model.rows }, (_, row) => cellAt(strip, stop, row))
  })
}

function cellAt(strip: readonly number[], stop: number | undefined, row: number): number {
  assert(stop !== undefined && Number.isInteger(stop) && stop >= 0 && stop < strip.length, `a reel stops at ${stop}`)
  const symbol = strip[(stop + row) % strip.length]
  assert(symbol !== undefined, 'a strip has no gaps')
  return symbol
}
