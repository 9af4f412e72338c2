import { unreachable } from '@ronda/core'
import type { Market } from './market.ts'

/** The name of a market within its match: equal for equal markets, and different for all others. */
export function marketId(market: Market): string {
  return [market.kind, ...partsOf(market)].join(':')
}

function partsOf(market: Market): readonly (string | number)[] {
  switch (market.kind) {
    case 'result':
    case 'doubleChance':
    case 'drawNoBet':
    case 'oddEven':
      return [market.measure, market.period]
    case 'asianHandicap':
      return [market.measure, market.period, market.quarters, market.from.home, market.from.away]
    case 'total':
      return [market.measure, market.period, market.side, market.quarters]
    case 'handicap':
      return [market.measure, market.period, market.line]
    case 'bothScore':
      return [market.period]
    case 'correctScore':
      return [market.period, market.most]
    case 'halfTimeFullTime':
      return []
    case 'race':
      return [market.measure, market.to]
    case 'goal':
      return [market.number]
    default:
      return unreachable(market)
  }
}
