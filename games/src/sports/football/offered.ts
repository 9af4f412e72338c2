import { BILLION } from '../model/billionths.ts'
import { HALF_TIME, type Tempo } from './clock.ts'
import { SIDES, type Measure, type Period, type Side } from './facts.ts'
import type { Market } from './market.ts'
import { outlookOf, type Outlook } from './outlook.ts'
import type { Prior } from './prior.ts'
import { effectiveChance, fairChances, quoteMarket, type Quote } from './quote.ts'
import type { Match } from './race.ts'
import type { State } from './remaining.ts'

/** So many quarters on either side of the line that is nearest to even are offered. */
const AROUND = 2
const HANDICAP_QUARTERS_MAX = 24
const TOTAL_QUARTERS_MAX = 60
const LISTED_SCORES = 4
const RACES = [2, 3]

type Lined = (quarters: number) => Market

const handicapOn =
  ({ state }: Match, measure: Measure, period: Period): Lined =>
  (quarters) => ({ kind: 'asianHandicap', measure, period, quarters, from: state.score })

const totalOn =
  (measure: Measure, period: Period, side: Side | 'both'): Lined =>
  (quarters) => ({ kind: 'total', measure, period, quarters, side })

/** The line whose two choices are most alike, and those around it. */
function linesAround(match: Match, outlook: Outlook, lined: Lined, [least, most]: readonly [number, number]): Market[] {
  let [best, gap] = [least, Infinity]
  for (let quarters = least; quarters <= most; quarters++) {
    const [first] = fairChances(match, outlook, lined(quarters)).map(effectiveChance)
    const distance = Math.abs((first ?? 0) - BILLION / 2)
    if (distance < gap) [best, gap] = [quarters, distance]
  }
  const [from, to] = [Math.max(least, best - AROUND), Math.min(most, best + AROUND)]
  return Array.from({ length: to - from + 1 }, (_, at) => lined(from + at))
}

const HANDICAP_RANGE = [-HANDICAP_QUARTERS_MAX, HANDICAP_QUARTERS_MAX] as const
const TOTAL_RANGE = [1, TOTAL_QUARTERS_MAX] as const

function marketsOfHalf(match: Match, outlook: Outlook): readonly Market[] {
  const [measure, period] = ['goals', 'firstHalf'] as const
  return [
    { kind: 'result', measure, period },
    { kind: 'bothScore', period },
    ...linesAround(match, outlook, handicapOn(match, measure, period), HANDICAP_RANGE),
    ...linesAround(match, outlook, totalOn(measure, period, 'both'), TOTAL_RANGE),
    { kind: 'halfTimeFullTime' },
  ]
}

/** All markets on goals at a moment. Those that are decided find no price. */
function goalMarkets(match: Match, outlook: Outlook): readonly Market[] {
  const [measure, period] = ['goals', 'match'] as const
  const { minute, score } = match.state
  const races = RACES.filter((to) => Math.max(score.home, score.away) < to)
  return [
    { kind: 'result', measure, period },
    { kind: 'doubleChance', measure, period },
    { kind: 'drawNoBet', measure, period },
    ...linesAround(match, outlook, handicapOn(match, measure, period), HANDICAP_RANGE),
    ...linesAround(match, outlook, totalOn(measure, period, 'both'), TOTAL_RANGE),
    ...SIDES.flatMap((side) => linesAround(match, outlook, totalOn(measure, period, side), TOTAL_RANGE)),
    { kind: 'handicap', measure, period, line: -1 },
    { kind: 'handicap', measure, period, line: 1 },
    { kind: 'bothScore', period },
    { kind: 'oddEven', measure, period },
    { kind: 'correctScore', period, most: LISTED_SCORES },
    { kind: 'goal', number: score.home + score.away + 1 },
    ...races.map((to): Market => ({ kind: 'race', measure, to })),
    { kind: 'result', measure, period: 'secondHalf' },
    ...(minute < HALF_TIME ? marketsOfHalf(match, outlook) : []),
  ]
}

function cornerMarkets(match: Match, outlook: Outlook): readonly Market[] {
  const [measure, period] = ['corners', 'match'] as const
  return [
    { kind: 'result', measure, period },
    { kind: 'oddEven', measure, period },
    ...linesAround(match, outlook, handicapOn(match, measure, period), HANDICAP_RANGE),
    ...linesAround(match, outlook, totalOn(measure, period, 'both'), TOTAL_RANGE),
  ]
}

/** Every market of a match at a moment, with prices, all of them from one outlook. */
export function quoteMatch(prior: Prior, tempo: Tempo, state: State, measure: 'goals' | 'corners'): readonly Quote[] {
  return quoteOutlook({ prior, tempo, state }, outlookOf(prior, tempo, state), measure)
}

/** Every market of a match, with prices, from its outlook. */
export function quoteOutlook(match: Match, outlook: Outlook, measure: 'goals' | 'corners'): readonly Quote[] {
  const markets = measure === 'goals' ? goalMarkets(match, outlook) : cornerMarkets(match, outlook)
  return markets.flatMap((market) => quoteMarket(match, outlook, market) ?? [])
}
