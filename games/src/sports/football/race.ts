import { BILLION } from '../model/billionths.ts'
import type { Tempo } from './clock.ts'
import { chanceOf, type Outlook } from './outlook.ts'
import type { Prior } from './prior.ts'
import { remainingOf, type State } from './remaining.ts'
import { spread } from './spread.ts'

/**
 * The chance that `home` goals of one side and `away` of the other, in any order alike, have the side's `toHome`th
 * before the other's `toAway`th. 0 where neither is reached.
 */
function firstInOrder(home: number, away: number, toHome: number, toAway: number): number {
  if (toHome === 0) return 1
  if (toAway === 0 || home + away === 0) return 0
  let chance = 0
  if (home > 0) chance += (home / (home + away)) * firstInOrder(home - 1, away, toHome - 1, toAway)
  if (away > 0) chance += (away / (home + away)) * firstInOrder(home, away - 1, toHome, toAway - 1)
  return chance
}

type Goals = { readonly home: number; readonly away: number }

/** `firstInOrder`, remembered. */
function makeOrders(most: number, to: Goals): (goals: Goals, reached: Goals) => number {
  const size = most + 2
  const known = new Float64Array(size * size * size * size).fill(-1)
  return (goals, reached) => {
    const [toHome, toAway] = [to.home - reached.home, to.away - reached.away]
    const at = ((goals.home * size + goals.away) * size + toHome) * size + toAway
    const found = known[at] ?? -1
    if (found >= 0) return found
    const chance = firstInOrder(goals.home, goals.away, toHome, toAway)
    known[at] = chance
    return chance
  }
}

const NO_GOALS: Goals = { home: 0, away: 0 }

/** Where a match stands, and how it goes on. */
export type Match = { readonly prior: Prior; readonly tempo: Tempo; readonly state: State }

/**
 * The chances of home, neither and away to be first to have `to` goals, in billionths. Nobody: from the outlook, so that
 * it agrees with all other markets. The rest is divided by the order of goals, which has no effect on a score.
 */
export function raceChances({ prior, tempo, state }: Match, outlook: Outlook, to: Goals): readonly number[] {
  const neither = chanceOf(outlook, ({ full }) => full.home < to.home && full.away < to.away)
  const left = { home: to.home - state.score.home, away: to.away - state.score.away }
  const [orders, others] = [makeOrders(prior.most, left), makeOrders(prior.most, reversed(left))]
  // Before a red card goals fall in any order alike, and so they do after it.
  const ways = remainingOf(prior, tempo, state).map(({ weight, beforeRed, afterRed }) => ({
    weight,
    early: beforeRed,
    late: afterRed,
  }))
  const sums = { home: 0, away: 0 }
  for (const { full, early, weight } of spread(prior, state.score, ways)) {
    const isOver = early.home >= left.home || early.away >= left.away
    const late = { home: full.home - state.score.home - early.home, away: full.away - state.score.away - early.away }
    const [goals, reached] = isOver ? [early, NO_GOALS] : [late, early]
    sums.home += weight * orders(goals, reached)
    sums.away += weight * others(reversed(goals), reversed(reached))
  }
  const rest = BILLION - neither
  const home = rest === 0 ? 0 : Math.round((rest * sums.home) / (sums.home + sums.away))
  return [home, neither, rest - home]
}

const reversed = ({ home, away }: Goals): Goals => ({ home: away, away: home })
