import type { Timing } from '../sport/sport.ts'
import type { Moment } from '../league/live.ts'
import type { SeriesEvent } from './event.ts'
import { foldSeries, type Rules } from './facts.ts'

/** Before every step is a rest, in which everything is known; the step itself takes so many minutes of the pace. */
const REST_MINUTES = 2

/** After which steps a map or a set was over. */
function endsOf(rules: Rules, events: readonly SeriesEvent[]): ReadonlySet<number> {
  const ends = new Set<number>()
  const measure = rules.measures[rules.step]
  let played = 0
  for (const { orders } of foldSeries(rules, events)) {
    played += measure === undefined ? 0 : (orders[measure]?.length ?? 0)
    ends.add(played)
  }
  return ends
}

/** The moments of a match: before each step a rest with prices, then the step, while no bets are taken. */
export function seriesMoments(
  rules: Rules,
  events: readonly SeriesEvent[],
  { minuteMs, breakMs }: Timing,
): readonly Moment[] {
  const ends = endsOf(rules, events)
  const steps = events.filter(({ kind }) => kind === rules.step).length
  const moments: Moment[] = []
  let atMs = 0
  for (let minute = 0; minute < steps; minute += 1) {
    const rest = { minute, isBreak: true, attack: null, stop: null, pricedAt: minute } as const
    moments.push({ ...rest, atMs })
    atMs += REST_MINUTES * minuteMs + (ends.has(minute) ? breakMs : 0)
    moments.push({ ...rest, atMs, isBreak: false, stop: 'play', pricedAt: null })
    atMs += minuteMs
  }
  return [...moments, { atMs, minute: steps, isBreak: false, attack: null, stop: 'end', pricedAt: null }]
}
