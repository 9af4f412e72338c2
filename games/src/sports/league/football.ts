import { MINUTES } from '../football/clock.ts'
import type { Count } from '../football/facts.ts'
import type { State } from '../football/remaining.ts'
import type { SportEvent } from '../sport/event.ts'
import type { Script, Sport } from '../sport/sport.ts'
import { FOOTBALL_BOOK } from './book.ts'
import { drawSeasons, outlookOfFixture, playFixture, quoteFixture } from './fixture.ts'
import { factsAt } from './follow.ts'
import { attacksOf, momentsOf, pricedState, quoteStates } from './live.ts'
import type { MatchEvent } from './match.ts'
import { matchMsOf, placeOfSlot, SLOTS_IN_SEASON } from './season.ts'
import { LEAGUES, teamsOf } from './teams.ts'

/** A match of football has only events of football. */
const eventsOf = (events: readonly SportEvent[]): readonly MatchEvent[] => events as readonly MatchEvent[]
const scriptOf = ({ events, attacks }: Script) => ({ events: eventsOf(events), attacks })

function goalsOf(events: readonly SportEvent[]): Count {
  const score = { home: 0, away: 0 }
  for (const { kind, side } of events) if (kind === 'goal') score[side] += 1
  return score
}

export const football: Sport = {
  code: 'football',
  branch: 'sport',
  book: FOOTBALL_BOOK,
  leagues: LEAGUES,
  teamsOf,
  slotsInSeason: SLOTS_IN_SEASON,
  slotTimes: 1,
  placeOfSlot,
  drawSeasons,
  quote: quoteFixture,
  outlook: outlookOfFixture,
  quoteStates: (fixture, states) => quoteStates({ ...fixture, states: states as readonly State[] }),
  play: (fixture, seed) => playFixture({ ...fixture, seed }),
  attacksOf: (events, seed) => attacksOf(eventsOf(events), seed),
  momentsOf: (script, timing) => momentsOf(scriptOf(script), timing),
  matchMs: matchMsOf,
  pricedState: (script, moment) => pricedState({ events: eventsOf(script.events) }, moment),
  scoreOf: goalsOf,
  partsOf: () => [],
  factsOf: (events) => factsAt(eventsOf(events), MINUTES),
}
