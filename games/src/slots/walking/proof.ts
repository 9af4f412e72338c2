import { over, plus, rational, times, type Rational } from '@ronda/core'
import { bestOf, bestOfBoth, bestRound, type Best } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import {
  bestIn,
  largerOf,
  momentsOf,
  mostAmong,
  NEVER,
  NOTHING,
  plusMoments,
  share,
  sheetOf,
  wholeOf,
  type Moments,
} from '../reels/facts.ts'
import { grown } from '../reels/growWilds.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type Column, type CycleOf, type Seen, type Shape } from '../reels/shape.ts'
import type { Tally } from '../reels/tally.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { WILD } from '../symbols.ts'
import type { WalkingModel } from './model.ts'

/** Reels with a wild, a bit for each. */
type Wilds = number

/** Their reels after a step to the left; a wild on the first reel is gone. */
const stepped = (wilds: Wilds): Wilds => (wilds >> 1) & ~1

/**
 * The positions of the wilds determine all following turns, so a round is the paid spin and a walk for each set of
 * wilds.
 */
export const walkingProof: Proof<WalkingModel> = {
  byReason: (model) => returnOf(model, reasonCycle),
  byCounting: (model) => returnOf(model, walkCycle),
  facts(model) {
    const paid = walk(paidShape(model))
    const whole = wholeOf(paid)
    const turns = new Map<Wilds, Tally>()
    const turnOf = (wilds: Wilds): Tally => {
      const tally = turns.get(wilds) ?? wholeOf(walk(turnShape(model, wilds)))
      turns.set(wilds, tally)
      return tally
    }
    const walkMoments = (wilds: Wilds): Moments =>
      wilds === 0 ? NOTHING : plusMoments(momentsOf(turnOf(wilds)), walkMoments(stepped(wilds)))
    const bestOfWalk = (wilds: Wilds): Best =>
      wilds === 0
        ? { most: 0, rate: rational(1n) }
        : bestOfBoth(bestIn(turnOf(wilds), turnOf(wilds).stops), bestOfWalk(stepped(wilds)))
    let [mean, square, walks] = [0, 0, 0]
    const rounds: Best[] = []
    const turned = new Map<Wilds, number>()
    for (const [wilds, tally] of paid) {
      // Given the positions of the wilds, the paid spin and the walk are independent.
      const round = plusMoments(momentsOf(tally), walkMoments(stepped(wilds)))
      mean += (tally.stops / whole.stops) * round.mean
      square += (tally.stops / whole.stops) * round.square
      if (stepped(wilds) !== 0) walks += tally.stops
      rounds.push(bestOfBoth(bestIn(tally, whole.stops), bestOfWalk(stepped(wilds))))
      for (let at = stepped(wilds); at !== 0; at = stepped(at)) turned.set(at, (turned.get(at) ?? 0) + tally.stops)
    }
    const turnKinds = Array.from(turned, ([wilds, stops]) => [rational(BigInt(stops)), turnOf(wilds)] as const)
    return sheetOf({
      cost: model.cost,
      exactReturn: walkingProof.byCounting(model, 'spin'),
      coins: share(whole.coins, whole.stops),
      hitRate: share(whole.hits, whole.stops),
      triggerRate: share(walks, whole.stops),
      variance: square - mean * mean,
      ...largerOf(mostAmong([[rational(1n), whole]]), turnKinds.length > 0 ? mostAmong(turnKinds) : NEVER),
      largestRound: bestRound(model.cost, bestOf(rounds)),
    })
  },
}

function returnOf(model: WalkingModel, cycleOf: CycleOf): Rational {
  const paid = cycleOf(paidShape(model))
  const turns = new Map<Wilds, Rational>([[0, rational(0n)]])
  const walkOf = (wilds: Wilds): Rational => {
    const known = turns.get(wilds)
    if (known) return known
    const { coins, stops } = cycleOf(turnShape(model, wilds))
    const worth = plus(rational(coins, stops), walkOf(stepped(wilds)))
    turns.set(wilds, worth)
    return worth
  }
  const coins = Array.from(paid.marks).reduce(
    (sum, [wilds, ways]) => plus(sum, times(rational(ways, paid.stops), walkOf(stepped(wilds)))),
    rational(paid.coins, paid.stops),
  )
  return over(coins, rational(BigInt(model.cost)))
}

function paidShape(model: WalkingModel): Shape {
  const seeOn =
    (reel: number) =>
    (window: readonly number[]): Seen => ({ symbols: grown(window), mark: window.includes(WILD) ? 1 << reel : 0 })
  return { ...model, reels: model.baseStrips.map((strip, reel) => columnsOf(strip, model.rows, seeOn(reel))) }
}

function turnShape(model: WalkingModel, wilds: Wilds): Shape {
  const wild: Column = { symbols: Array.from({ length: model.rows }, () => WILD), stops: 1, mark: 0 }
  const see = (symbols: readonly number[]): Seen => ({ symbols, mark: 0 })
  const reels = model.walkStrips.map((strip, reel) =>
    wilds & (1 << reel) ? [wild] : columnsOf(strip, model.rows, see),
  )
  return { ...model, reels }
}
