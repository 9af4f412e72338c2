import { SCATTER } from '../../symbols.ts'
import { grown } from '../growWilds.ts'
import { columnsOf, type Seen, type Shape } from '../shape.ts'
import { stripsOf, type FreeSpinsModel } from './model.ts'

/** One set of strips as the proofs see it: a mark for each scatter. */
export function shapeOf(model: FreeSpinsModel, free: boolean): Shape {
  const see = (window: readonly number[]): Seen => ({
    symbols: model.wildGrows ? grown(window) : window,
    mark: window.filter((symbol) => symbol === SCATTER).length,
  })
  return { ...model, reels: stripsOf(model, free).map((strip) => columnsOf(strip, model.rows, see)) }
}
