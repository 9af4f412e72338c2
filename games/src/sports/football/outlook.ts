import { present } from '@ronda/core'
import { toBillionths } from '../model/billionths.ts'
import { HALF_TIME, type Tempo } from './clock.ts'
import type { Count, Period } from './facts.ts'
import type { Prior } from './prior.ts'
import { remainingOf, type State } from './remaining.ts'
import { spread } from './spread.ts'

/** A score at half time and one at the end, with its chance in billionths. */
export type Cell = { readonly half: Count; readonly full: Count; readonly parts: number }

/** All ways in which a match can end, from one moment on. All markets of that moment are sums of its cells. */
export type Outlook = readonly Cell[]

/** A count of one period with its chance in billionths. */
export type Counted = { readonly count: Count; readonly parts: number }

/** The outlook of a match at a moment. */
export function outlookOf(prior: Prior, tempo: Tempo, state: State): Outlook {
  const { score, minute, halfScore } = state
  const ways = remainingOf(prior, tempo, state).map(({ weight, firstHalf, secondHalf }) => ({
    weight,
    early: firstHalf,
    late: secondHalf,
  }))
  const splits = spread(prior, score, ways)
  const parts = toBillionths(splits.map(({ weight }) => weight))
  return splits.flatMap(({ full, early }, at) => {
    const half =
      minute < HALF_TIME
        ? { home: score.home + early.home, away: score.away + early.away }
        : present(halfScore, 'the score at half time')
    const part = parts[at] ?? 0
    return part === 0 ? [] : [{ half, full, parts: part }]
  })
}

/** What is counted in a period of a cell. */
export function countIn({ half, full }: Cell, period: Period): Count {
  if (period === 'match') return full
  return period === 'firstHalf' ? half : { home: full.home - half.home, away: full.away - half.away }
}

/** The counts of every period, once for all markets of an outlook. */
const known = new WeakMap<Outlook, Map<Period, readonly Counted[]>>()

/** The counts of a period. */
export function countsIn(outlook: Outlook, period: Period): readonly Counted[] {
  const periods = known.get(outlook) ?? new Map<Period, readonly Counted[]>()
  known.set(outlook, periods)
  const counts = periods.get(period) ?? addUp(outlook, period)
  periods.set(period, counts)
  return counts
}

function addUp(outlook: Outlook, period: Period): readonly Counted[] {
  const found = new Map<string, { count: Count; parts: number }>()
  for (const cell of outlook) {
    const count = countIn(cell, period)
    const key = `${count.home}-${count.away}`
    const before = found.get(key)
    if (before === undefined) found.set(key, { count, parts: cell.parts })
    else before.parts += cell.parts
  }
  return [...found.values()]
}

/** The chance of what holds in a cell, in billionths. */
export function chanceOf(outlook: Outlook, holds: (cell: Cell) => boolean): number {
  return outlook.reduce((sum, cell) => (holds(cell) ? sum + cell.parts : sum), 0)
}
