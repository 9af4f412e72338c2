import { unreachable } from '@ronda/core'
import type { Count, Measure, Period, Side, Winner } from './facts.ts'

/** Lines are whole quarters of a goal: 5 is 1.25. The line of a handicap is the home side's. */
type Lined = { readonly measure: Measure; readonly period: Period; readonly quarters: number }

export type Market =
  | { readonly kind: 'result' | 'doubleChance' | 'drawNoBet'; readonly measure: Measure; readonly period: Period }
  | (Lined & { readonly kind: 'asianHandicap'; readonly from: Count })
  | (Lined & { readonly kind: 'total'; readonly side: Side | 'both' })
  | { readonly kind: 'handicap'; readonly measure: Measure; readonly period: Period; readonly line: number }
  | { readonly kind: 'bothScore'; readonly period: Period }
  | { readonly kind: 'oddEven'; readonly measure: Measure; readonly period: Period }
  | { readonly kind: 'correctScore'; readonly period: Period; readonly most: number }
  | { readonly kind: 'halfTimeFullTime' }
  | { readonly kind: 'race'; readonly measure: 'goals' | 'corners'; readonly to: number }
  | { readonly kind: 'goal'; readonly number: number }

/** The markets whose grades need only the count of their period. */
export type CountMarket = Exclude<Market, { readonly kind: 'halfTimeFullTime' | 'race' | 'goal' }>

/** The markets that scores decide, whatever the order of goals. */
export type ScoreMarket = Exclude<Market, { readonly kind: 'race' | 'goal' }>

/** What can be chosen in each kind of market. A correct score is `2-1`, or `other`. */
export type Choice =
  | Winner
  | 'homeDraw'
  | 'homeAway'
  | 'drawAway'
  | 'over'
  | 'under'
  | 'yes'
  | 'no'
  | 'odd'
  | 'even'
  | 'neither'
  | 'other'
  | `${number}-${number}`
  | `${Winner}/${Winner}`

const RESULTS: readonly Winner[] = ['home', 'draw', 'away']

/** All choices of a market, in the order in which they are shown. */
export function choicesOf(market: Market): readonly Choice[] {
  switch (market.kind) {
    case 'result':
    case 'handicap':
      return RESULTS
    case 'doubleChance':
      return ['homeDraw', 'homeAway', 'drawAway']
    case 'drawNoBet':
    case 'asianHandicap':
      return ['home', 'away']
    case 'total':
      return ['over', 'under']
    case 'bothScore':
      return ['yes', 'no']
    case 'oddEven':
      return ['odd', 'even']
    case 'correctScore':
      return [...scoresTo(market.most), 'other']
    case 'halfTimeFullTime':
      return RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}` as const))
    case 'race':
    case 'goal':
      return ['home', 'neither', 'away']
    default:
      return unreachable(market)
  }
}

function scoresTo(most: number): readonly Choice[] {
  const goals = Array.from({ length: most + 1 }, (_, count) => count)
  return goals.flatMap((home) => goals.map((away) => `${home}-${away}` as const))
}
