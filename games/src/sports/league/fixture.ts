import { openStream, type RoundSeed } from '@ronda/fair'
import { GOAL_TEMPO } from '../football/clock.ts'
import { quoteMatch } from '../football/offered.ts'
import { outlookOf, type Outlook } from '../football/outlook.ts'
import type { Quote } from '../football/quote.ts'
import { KICK_OFF } from '../football/remaining.ts'
import { modelOf, playMatch, type MatchEvent } from './match.ts'
import { drawSeason, priorsOf, type Season, type Strength } from './season.ts'
import { LEAGUES, type FootballLeague } from './teams.ts'

/** The version of the rules that a bet is settled by. */
export const RULES_VERSION = 1

export type Seasons = Readonly<Record<FootballLeague, Season>>

/** The seasons of all leagues, one after the other from one stream. */
export function drawSeasons(seed: RoundSeed): Seasons {
  const rng = openStream(seed)
  return Object.fromEntries(LEAGUES.map((league) => [league, drawSeason(rng)])) as Seasons
}

export type Fixture = { readonly home: Strength; readonly away: Strength }

/** The prices before a match. */
export function quoteFixture({ home, away }: Fixture): readonly Quote[] {
  return quoteMatch(priorsOf(home, away).goals, GOAL_TEMPO, { ...KICK_OFF, mayHaveRed: true }, 'goals')
}

/** The chances of all scores before a match, for bet builders. */
export function outlookOfFixture({ home, away }: Fixture): Outlook {
  return outlookOf(priorsOf(home, away).goals, GOAL_TEMPO, { ...KICK_OFF, mayHaveRed: true })
}

/** A match of the league, from its seed. */
export function playFixture({ home, away, seed }: Fixture & { readonly seed: RoundSeed }): readonly MatchEvent[] {
  return playMatch(modelOf(priorsOf(home, away)), openStream(seed))
}
