import type { Grade } from '../grade.ts'
import type { SeriesMarket } from '../series/market.ts'
import type { SportEvent } from '../sport/event.ts'

// A second grading of matches in maps and sets, written from SPEC.md. It shares types with the first, and no computation:
// it goes through the events one by one and keeps every score as text.

type Tally = { home: number; away: number }
type Part = { readonly log: readonly SportEvent[]; readonly steps: Tally }

const STEPS: readonly string[] = ['round', 'tower', 'game']
const NAMES: Readonly<Record<string, string>> = { round: 'rounds', kill: 'kills', tower: 'towers', game: 'games' }

function isWon(kind: string, { home, away }: Tally): boolean {
  const [more, fewer] = home > away ? [home, away] : [away, home]
  if (kind === 'tower') return more === 6
  if (kind === 'round') return more === 16 || (more === 13 && fewer < 12)
  return more === 7 || (more === 6 && fewer < 5)
}

/** The maps or sets of a match, one after the other. */
function partsIn(events: readonly SportEvent[]): readonly Part[] {
  const parts: Part[] = []
  let [log, steps]: [SportEvent[], Tally] = [[], { home: 0, away: 0 }]
  for (const event of events) {
    log.push(event)
    if (!STEPS.includes(event.kind)) continue
    steps[event.side]++
    if (!isWon(event.kind, steps)) continue
    parts.push({ log, steps })
    ;[log, steps] = [[], { home: 0, away: 0 }]
  }
  return log.length === 0 ? parts : [...parts, { log, steps }]
}

function tally(events: readonly SportEvent[], measure: string): Tally {
  const own = events.filter(({ kind }) => NAMES[kind] === measure)
  return {
    home: own.filter(({ side }) => side === 'home').length,
    away: own.filter(({ side }) => side === 'away').length,
  }
}

function tallyOf(market: SeriesMarket, parts: readonly Part[], log: readonly SportEvent[]): Tally {
  const measure = 'measure' in market ? market.measure : 'maps'
  if (measure === 'minutes') {
    const towers = tally(log, 'towers')
    return { home: 3 * (towers.home + towers.away), away: 0 }
  }
  if (measure !== 'maps' && measure !== 'sets') return tally(log, measure)
  const home = parts.filter(({ steps }) => steps.home > steps.away).length
  return { home, away: parts.length - home }
}

/** The grade of a choice in a match that was played to its end. */
export function naiveSeriesGrade(market: SeriesMarket, choice: string, events: readonly SportEvent[]): Grade {
  const parts = partsIn(events)
  const period = market.kind === 'score' ? 'match' : market.period
  const part = parts[Number(period.slice(3)) - 1]
  const log = period === 'match' ? events : (part?.log ?? [])
  const { home, away } = tallyOf(market, parts, log)
  const win = (isWinner: boolean): Grade => (isWinner ? 'win' : 'lose')
  if (market.kind === 'winner') {
    const steps = period === 'match' ? { home, away } : (part?.steps ?? { home: 0, away: 0 })
    return win(choice === (steps.home > steps.away ? 'home' : 'away'))
  }
  if (market.kind === 'score') return win(choice === `${home}-${away}`)
  if (market.kind === 'first') {
    const own = log.filter(({ kind }) => NAMES[kind] === market.measure)
    const had = (side: string, upTo: number): number => own.slice(0, upTo).filter((each) => each.side === side).length
    const at = own.findIndex((_, last) => had('home', last + 1) === market.to || had('away', last + 1) === market.to)
    return win(own[at]?.side === choice)
  }
  const line = market.halves / 2
  if (market.kind === 'lead') return win(choice === (home + line > away ? 'home' : 'away'))
  const counted = market.side === 'home' ? home : market.side === 'away' ? away : home + away
  return win(choice === (counted > line ? 'over' : 'under'))
}
