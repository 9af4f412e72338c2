import { MINUTES } from '../football/clock.ts'
import type { Count } from '../football/facts.ts'
import type { Sport } from '../sport/sport.ts'
import { FOOTBALL_BOOK } from './book.ts'
import { drawSeasons, outlookOfFixture, playFixture, quoteFixture } from './fixture.ts'
import { factsAt } from './follow.ts'
import { attacksOf, momentsOf, pricedState, quoteStates } from './live.ts'
import type { MatchEvent } from './match.ts'
import { matchMsOf, placeOfSlot, SLOTS_IN_SEASON } from './season.ts'
import { LEAGUES, teamsOf } from './teams.ts'

function goalsOf(events: readonly MatchEvent[]): Count {
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
  quoteStates: (fixture, states) => quoteStates({ ...fixture, states }),
  play: (fixture, seed) => playFixture({ ...fixture, seed }),
  attacksOf,
  momentsOf,
  matchMs: matchMsOf,
  pricedState,
  scoreOf: goalsOf,
  partsOf: () => [],
  factsOf: (events) => factsAt(events, MINUTES),
}
