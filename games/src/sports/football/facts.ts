export const SIDES = ['home', 'away'] as const
export type Side = (typeof SIDES)[number]
export type Count = Readonly<Record<Side, number>>

export const MEASURES = ['goals', 'corners', 'bookings'] as const
export type Measure = (typeof MEASURES)[number]

export const HALVES = ['firstHalf', 'secondHalf'] as const
export type Half = (typeof HALVES)[number]
export const PERIODS = ['match', 'firstHalf', 'secondHalf'] as const
export type Period = (typeof PERIODS)[number]

/** Something that counted for a side, in the order in which it happened: a goal and a corner 1, a booking its points. */
export type Event = { readonly half: Half; readonly measure: Measure; readonly side: Side; readonly points: number }

/** What is known of a match: its events, and the periods that were completed. */
export type Facts = { readonly events: readonly Event[]; readonly completed: readonly Half[] }

const isIn = (event: Event, measure: Measure, period: Period): boolean =>
  event.measure === measure && (period === 'match' || event.half === period)

/** Who scored, in order. */
export function orderOf({ events }: Facts, measure: Measure, period: Period): readonly Side[] {
  return events.filter((event) => isIn(event, measure, period)).map(({ side }) => side)
}

export function countOf({ events }: Facts, measure: Measure, period: Period): Count {
  const count = { home: 0, away: 0 }
  for (const event of events) if (isIn(event, measure, period)) count[event.side] += event.points
  return count
}

/** Whether all of a period has been played. */
export function isCompleted({ completed }: Facts, period: Period): boolean {
  return period === 'match' ? completed.length === HALVES.length : completed.includes(period)
}

/** Cards of one player. A second yellow card is a yellow and a red one. */
export type Cards = { readonly yellow: number; readonly isSentOff: boolean }

const YELLOW_POINTS = 10
const RED_POINTS = 25
const PLAYER_POINTS_MAX = 35

/** The points that one player's cards count. */
export function bookingPoints({ yellow, isSentOff }: Cards): number {
  return Math.min(PLAYER_POINTS_MAX, Math.min(yellow, 1) * YELLOW_POINTS + (isSentOff ? RED_POINTS : 0))
}

export type Winner = Side | 'draw'

export function winnerOf({ home, away }: Count): Winner {
  return home > away ? 'home' : home < away ? 'away' : 'draw'
}
