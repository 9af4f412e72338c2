import { minus, over, plus, rational, times, type Rational } from '@ronda/core'
import { bestOf, bestOfBoth, bestRound, type Best } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import {
  bestIn,
  largerOf,
  momentsOf,
  mostAmong,
  NOTHING,
  share,
  sheetOf,
  tallyWith,
  wholeOf,
  type Moments,
} from '../reels/facts.ts'
import { grown } from '../reels/growWilds.ts'
import { reasonCycle } from '../reels/reason.ts'
import { columnsOf, type Column, type Cycle, type Seen, type Shape } from '../reels/shape.ts'
import { cycleOf, type Tallies } from '../reels/tally.ts'
import { walk, walkCycle } from '../reels/walk.ts'
import { SCATTER, WILD } from '../symbols.ts'
import type { StickyModel } from './model.ts'

/** Held reels are a set of bits, one for each reel; a mark is the bit of a reel on which a wild came. */
type Held = number

export const stickyProof: Proof<StickyModel> = {
  /** A reel is held after k spins unless its wild stayed away k times: so the chance of each set is a product. */
  byReason(model) {
    const paid = reasonCycle(paidShape(model))
    const meanBy = new Map<Held, Rational>()
    for (const held of heldSets(model)) {
      const { coins, stops } = reasonCycle(freeShape(model, held))
      meanBy.set(held, rational(coins, stops))
    }
    const worthOf = (spins: number): Rational => {
      let worth = rational(0n)
      for (let before = 0; before < spins; before++) {
        for (const [held, mean] of meanBy) worth = plus(worth, times(chanceOf(model, held, before), mean))
      }
      return worth
    }
    return returnFrom(model, paid, worthOf)
  },
  /** Backwards from the last free spin: the value of each set of held reels, over all outcomes of the next spin. */
  byCounting(model) {
    const cycles = new Map(heldSets(model).map((held) => [held, walkCycle(freeShape(model, held))]))
    const worthOf = (spins: number): Rational => worthBack(cycles, spins)
    return returnFrom(model, walkCycle(paidShape(model)), worthOf)
  },
  facts(model) {
    const paid = walk(paidShape(model))
    const free = new Map(heldSets(model).map((held) => [held, walk(freeShape(model, held))]))
    const byScatters = new Map(
      [...paid].map(([scatters, tally]) => [scatters, tallyWith(tally, model.scatterPays[scatters] ?? 0)]),
    )
    const won = wholeOf(byScatters)
    const triggers = [...paid].reduce((sum, [scatters, { stops }]) => sum + (model.freeSpins[scatters] ? stops : 0), 0)
    return sheetOf({
      cost: model.cost,
      exactReturn: returnFrom(model, cycleOf(paid), (spins) =>
        worthBack(new Map(Array.from(free, ([held, tallies]) => [held, cycleOf(tallies)])), spins),
      ),
      coins: share(won.coins, won.stops),
      hitRate: share(won.hits, won.stops),
      triggerRate: share(triggers, won.stops),
      variance: roundVariance(model, byScatters, free),
      ...largerOf(mostAmong([[rational(1n), won]]), largestFree(model, paid, free)),
      largestRound: bestRound(
        model.cost,
        bestOf(
          Array.from(byScatters, ([scatters, tally]) =>
            bestOfBoth(bestIn(tally, won.stops), bestBack(free, model.freeSpins[scatters] ?? 0)),
          ),
        ),
      ),
    })
  },
}

function returnFrom(
  model: StickyModel,
  { stops, coins, marks }: Cycle,
  worthOf: (spins: number) => Rational,
): Rational {
  const total = Array.from(marks).reduce(
    (sum, [scatters, ways]) => {
      const paid = rational(BigInt(model.scatterPays[scatters] ?? 0))
      return plus(sum, times(rational(ways, stops), plus(paid, worthOf(model.freeSpins[scatters] ?? 0))))
    },
    rational(coins, stops),
  )
  return over(total, rational(BigInt(model.cost)))
}

function worthBack(cycles: ReadonlyMap<Held, Cycle>, spins: number): Rational {
  let worth = new Map<Held, Rational>()
  for (let left = 0; left < spins; left++) {
    const after = worth
    worth = new Map(
      Array.from(cycles, ([held, { stops, coins, marks }]) => {
        const follows = Array.from(marks).reduce(
          (sum, [mark, ways]) => plus(sum, times(rational(ways, stops), after.get(held | mark) ?? rational(0n))),
          rational(0n),
        )
        return [held, plus(rational(coins, stops), follows)] as const
      }),
    )
  }
  return worth.get(0) ?? rational(0n)
}

/** How often each set is held in a free spin of any round, and the most that is won with it. */
function largestFree(
  model: StickyModel,
  paid: Tallies,
  free: ReadonlyMap<Held, Tallies>,
): ReturnType<typeof mostAmong> {
  const spinsMax = Math.max(...model.freeSpins)
  const played = Array.from({ length: spinsMax }, (_, before) =>
    [...paid].reduce(
      (sum, [scatters, { stops }]) => ((model.freeSpins[scatters] ?? 0) > before ? sum + stops : sum),
      0,
    ),
  )
  return mostAmong(
    Array.from(free, ([held, tallies]) => {
      const frequency = played.reduce(
        (sum, stops, before) => plus(sum, times(rational(BigInt(stops)), chanceOf(model, held, before))),
        rational(0n),
      )
      return [frequency, wholeOf(tallies)] as const
    }),
  )
}

/** The most that so many free spins win together, from the last one backwards. */
function bestBack(free: ReadonlyMap<Held, Tallies>, spins: number): Best {
  const none: Best = { most: 0, rate: rational(1n) }
  let best = new Map<Held, Best>()
  for (let left = 0; left < spins; left++) {
    const after = best
    best = new Map(
      Array.from(free, ([held, tallies]) => {
        const { stops } = wholeOf(tallies)
        const ways = Array.from(tallies, ([mark, tally]) =>
          bestOfBoth(bestIn(tally, stops), after.get(held | mark) ?? none),
        )
        return [held, bestOf(ways)] as const
      }),
    )
  }
  return best.get(0) ?? none
}

/** Every set of reels that have a wild in free spins. */
function heldSets({ freeStrips }: StickyModel): readonly Held[] {
  return freeStrips.reduce<readonly Held[]>(
    (sets, strip, reel) => (strip.includes(WILD) ? [...sets, ...sets.map((held) => held | (1 << reel))] : sets),
    [0],
  )
}

function chanceOf({ freeStrips, rows }: StickyModel, held: Held, spins: number): Rational {
  return freeStrips.reduce((chance, strip, reel) => {
    const wilds = columnsOf(strip, rows, (symbols) => ({ symbols: [], mark: symbols.includes(WILD) ? 1 : 0 }))
    const misses = wilds.reduce((sum, { mark, stops }) => sum + (mark === 0 ? stops : 0), 0)
    const away = rational(BigInt(misses) ** BigInt(spins), BigInt(strip.length) ** BigInt(spins))
    return times(chance, held & (1 << reel) ? minus(rational(1n), away) : away)
  }, rational(1n))
}

function paidShape(model: StickyModel): Shape {
  const see = (symbols: readonly number[]): Seen => ({
    symbols,
    mark: symbols.filter((symbol) => symbol === SCATTER).length,
  })
  return { ...model, reels: model.baseStrips.map((strip) => columnsOf(strip, model.rows, see)) }
}

function freeShape(model: StickyModel, held: Held): Shape {
  const wild: Column = { symbols: Array.from({ length: model.rows }, () => WILD), stops: 1, mark: 0 }
  const seeOn =
    (reel: number) =>
    (window: readonly number[]): Seen => ({ symbols: grown(window), mark: window.includes(WILD) ? 1 << reel : 0 })
  const reels = model.freeStrips.map((strip, reel) =>
    held & (1 << reel) ? [wild] : columnsOf(strip, model.rows, seeOn(reel)),
  )
  return { ...model, reels }
}

/** What is won from here on and the spin's own coins are correlated through the reels that become held. */
function roundVariance(model: StickyModel, won: Tallies, free: ReadonlyMap<Held, Tallies>): number {
  const spinsMax = Math.max(...model.freeSpins)
  const after: ReadonlyMap<Held, Moments>[] = [new Map()]
  for (let left = 1; left <= spinsMax; left++) {
    const before = after[left - 1]
    after.push(
      new Map(
        Array.from(free, ([held, tallies]) => [held, follow(tallies, (mark) => before?.get(held | mark) ?? NOTHING)]),
      ),
    )
  }
  const { mean, square } = follow(won, (scatters) => after[model.freeSpins[scatters] ?? 0]?.get(0) ?? NOTHING)
  return square - mean * mean
}

function follow(tallies: Tallies, next: (mark: number) => Moments): Moments {
  const stops = wholeOf(tallies).stops
  let [mean, square] = [0, 0]
  for (const [mark, tally] of tallies) {
    const [own, follows, chance] = [momentsOf(tally), next(mark), tally.stops / stops]
    mean += chance * (own.mean + follows.mean)
    square += chance * (own.square + 2 * own.mean * follows.mean + follows.square)
  }
  return { mean, square }
}
