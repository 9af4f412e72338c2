import { present, unreachable, type Rng } from '@ronda/core'
import { HALVES, MEASURES, PERIODS, SIDES, type Event, type Facts } from '../football/facts.ts'
import type { Market } from '../football/market.ts'

export const oneOf = <T>(rng: Rng, values: readonly T[]): T => present(values[rng(values.length)], 'a value')

const KINDS: readonly Market['kind'][] = [
  'result',
  'doubleChance',
  'drawNoBet',
  'asianHandicap',
  'asianHandicap',
  'total',
  'total',
  'handicap',
  'bothScore',
  'oddEven',
  'correctScore',
  'halfTimeFullTime',
  'race',
  'goal',
]

/** Any market, on lines of every quarter. */
export function anyMarket(rng: Rng): Market {
  const [kind, measure, period] = [oneOf(rng, KINDS), oneOf(rng, MEASURES), oneOf(rng, PERIODS)]
  switch (kind) {
    case 'result':
    case 'doubleChance':
    case 'drawNoBet':
    case 'oddEven':
      return { kind, measure, period }
    case 'asianHandicap': {
      const from = rng(2) === 0 ? { home: 0, away: 0 } : { home: rng(3), away: rng(3) }
      return { kind, measure, period, quarters: rng(25) - 12, from }
    }
    case 'total':
      return { kind, measure, period, quarters: 1 + rng(24), side: oneOf(rng, ['both', ...SIDES] as const) }
    case 'handicap':
      return { kind, measure, period, line: rng(7) - 3 }
    case 'bothScore':
      return { kind, period }
    case 'correctScore':
      return { kind, period, most: 2 + rng(3) }
    case 'halfTimeFullTime':
      return { kind }
    case 'race':
      return { kind, measure: oneOf(rng, ['goals', 'corners'] as const), to: 1 + rng(5) }
    case 'goal':
      return { kind, number: 1 + rng(5) }
    default:
      return unreachable(kind)
  }
}

function anyEvents(rng: Rng, half: Event['half']): readonly Event[] {
  return Array.from({ length: rng(9) }, () => {
    const measure = oneOf(rng, MEASURES)
    const points = measure === 'bookings' ? oneOf(rng, [10, 25, 35]) : 1
    return { half, measure, side: oneOf(rng, SIDES), points }
  })
}

/** Any match; one of eight was abandoned, in the first half or in the second. */
export function anyFacts(rng: Rng): Facts {
  const [first, second] = [anyEvents(rng, 'firstHalf'), anyEvents(rng, 'secondHalf')]
  const drawn = rng(16)
  if (drawn === 0) return { events: first, completed: [] }
  return { events: [...first, ...second], completed: drawn === 1 ? ['firstHalf'] : HALVES }
}
