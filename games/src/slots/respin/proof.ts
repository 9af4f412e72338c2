import { over, plus, rational, times, type Rational } from '@ronda/core'
import { bestOf, bestOfBoth, bestRound } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import {
  bestIn,
  largerOf,
  mixMoments,
  momentsOf,
  mostAmong,
  NEVER,
  plusMoments,
  share,
  sheetOf,
  tallyWith,
  varianceOf,
  wholeOf,
} from '../reels/facts.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type Column, type Shape } from '../reels/shape.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { WILD } from '../symbols.ts'
import { MIDDLE, type RespinModel } from './model.ts'

export const respinProof: Proof<RespinModel> = {
  /** The respin is a spin whose middle reel has only its columns with a wild. */
  byReason(model) {
    const shape = shapeOf(model)
    const paid = reasonCycle(shape)
    const held = reasonCycle(withMiddle(shape, middleOf(shape).filter(holds)))
    const coins = paid.coins + BigInt(model.respinTimes) * held.coins
    return rational(coins, paid.stops * BigInt(model.cost))
  },
  /** Each held column separately: how often it occurs, and what both turns pay with it. */
  byCounting: (model) => over(meanByColumn(model), rational(BigInt(model.cost))),
  facts(model) {
    const shape = shapeOf(model)
    const middle = middleOf(shape)
    const paid = wholeOf(walk(shape))
    const columns = middle.map((column) => {
      const once = wholeOf(walk(withMiddle(shape, [column])))
      return { stops: column.stops, once, again: holds(column) ? tallyWith(once, 0, model.respinTimes) : undefined }
    })
    const parts = columns.map(({ stops, once, again }) => {
      const first = momentsOf(once)
      return [stops, again ? plusMoments(first, momentsOf(again)) : first] as const
    })
    const second = columns.flatMap(({ stops, again }) => (again ? [[rational(BigInt(stops)), again] as const] : []))
    const allMiddle = middle.reduce((sum, { stops }) => sum + stops, 0)
    const held = middle.filter(holds).reduce((sum, { stops }) => sum + stops, 0)
    return sheetOf({
      cost: model.cost,
      exactReturn: respinProof.byCounting(model, 'spin'),
      coins: share(paid.coins, paid.stops),
      hitRate: share(paid.hits, paid.stops),
      triggerRate: share(held, allMiddle),
      variance: varianceOf(mixMoments(parts)),
      ...largerOf(mostAmong([[rational(1n), paid]]), second.length > 0 ? mostAmong(second) : NEVER),
      largestRound: bestRound(
        model.cost,
        bestOf(
          columns.map(({ stops, once, again }) => {
            const first = bestIn(once, once.stops)
            const both = again ? bestOfBoth(first, bestIn(again, again.stops)) : first
            return { ...both, rate: times(share(stops, allMiddle), both.rate) }
          }),
        ),
      ),
    })
  },
}

function meanByColumn(model: RespinModel): Rational {
  const shape = shapeOf(model)
  const stops = BigInt(model.strips[MIDDLE]?.length ?? 1)
  return middleOf(shape).reduce((sum, column) => {
    const { coins, stops: ways } = walkCycle(withMiddle(shape, [{ ...column, stops: 1 }]))
    const turns = holds(column) ? 1n + BigInt(model.respinTimes) : 1n
    return plus(sum, times(rational(BigInt(column.stops), stops), rational(turns * coins, ways)))
  }, rational(0n))
}

function shapeOf(model: RespinModel): Shape {
  return {
    ...model,
    reels: model.strips.map((strip) => columnsOf(strip, model.rows, (symbols) => ({ symbols, mark: 0 }))),
  }
}

const holds = ({ symbols }: Column): boolean => symbols.includes(WILD)

const middleOf = ({ reels }: Shape): readonly Column[] => reels[MIDDLE] ?? []

const withMiddle = (shape: Shape, columns: readonly Column[]): Shape => ({
  ...shape,
  reels: shape.reels.with(MIDDLE, columns),
})
