import { HALF_TIME, halfOf, MINUTES, type Red } from '../football/clock.ts'
import { bookingPoints, HALVES, type Count, type Event, type Facts, type Measure } from '../football/facts.ts'
import type { State } from '../football/remaining.ts'
import type { MatchEvent } from './match.ts'

const MEASURE_OF: Readonly<Record<MatchEvent['kind'], Measure>> = {
  goal: 'goals',
  corner: 'corners',
  yellow: 'bookings',
  red: 'bookings',
}

/** What has happened after so many minutes. */
const upTo = (events: readonly MatchEvent[], minute: number): readonly MatchEvent[] =>
  events.filter((event) => event.minute <= minute)

function pointsOf({ kind }: MatchEvent): number {
  if (kind === 'goal' || kind === 'corner') return 1
  return bookingPoints({ yellow: kind === 'yellow' ? 1 : 0, isSentOff: kind === 'red' })
}

/** What bets are settled by after so many minutes. */
export function factsAt(events: readonly MatchEvent[], minute: number): Facts {
  const counted = upTo(events, minute).map((event): Event => ({
    half: halfOf(event.minute),
    measure: MEASURE_OF[event.kind],
    side: event.side,
    points: pointsOf(event),
  }))
  return { events: counted, completed: HALVES.slice(0, minute >= MINUTES ? 2 : minute >= HALF_TIME ? 1 : 0) }
}

function countOf(events: readonly MatchEvent[], kind: 'goal' | 'corner', minute: number): Count {
  const count = { home: 0, away: 0 }
  for (const event of upTo(events, minute)) if (event.kind === kind) count[event.side] += 1
  return count
}

/** What prices are made from after so many minutes. Red cards have no effect on corners. */
export function stateAt(events: readonly MatchEvent[], kind: 'goal' | 'corner', minute: number): State {
  const reds: readonly Red[] = upTo(events, minute).filter((event) => event.kind === 'red')
  return {
    minute,
    score: countOf(events, kind, minute),
    halfScore: minute < HALF_TIME ? null : countOf(events, kind, HALF_TIME),
    reds: kind === 'goal' ? reds : [],
    mayHaveRed: kind === 'goal',
  }
}
