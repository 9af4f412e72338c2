import { present } from '@ronda/core'
import type { RoundSeed } from '@ronda/fair'
import type { Outlook } from '../football/outlook.ts'
import type { Book } from '../league/book.ts'
import type { Fixture } from '../league/fixture.ts'
import { football } from '../league/football.ts'
import type { League } from '../league/teams.ts'
import { moba } from '../moba/moba.ts'
import { shooter } from '../shooter/shooter.ts'
import { tennis } from '../tennis/tour.ts'
import type { SportEvent } from './event.ts'
import type { Quote } from './market.ts'
import { SPORTS, type Priced, type QuotedState, type Sport, type SportCode } from './sport.ts'

const sports: Readonly<Record<SportCode, Sport>> = { football, shooter, moba, tennis }

export const sportOf = (code: SportCode): Sport => sports[code]

export const BOOKS: readonly Book[] = SPORTS.map((code) => sports[code].book)

/** The sport that a league plays. */
export const sportOfLeague = (league: League): Sport =>
  present(
    Object.values(sports).find(({ leagues }) => leagues.includes(league)),
    'the sport of a league',
  )

/** The numbers of a sport's matches begin so far apart: a number says which sport is played. */
const NUMBERS_OF_SPORT = 100_000_000

/** And so do the numbers of its seasons. */
const SEASONS_OF_SPORT = 1_000_000

/** The first number of a sport's seasons. */
export const firstSeason = (code: SportCode): number => SPORTS.indexOf(code) * SEASONS_OF_SPORT

/** Which season of its sport it is, counted from 0. */
export const seasonOfSport = (season: number): number => season % SEASONS_OF_SPORT

/** The number of the match in a slot of a season. */
export const matchNumber = (code: SportCode, season: number, slot: number): number =>
  SPORTS.indexOf(code) * NUMBERS_OF_SPORT + seasonOfSport(season) * sports[code].slotsInSeason + slot

/** The slot of a match in its season. */
export const slotOfMatch = (number: number): number => (number % NUMBERS_OF_SPORT) % sportOfMatch(number).slotsInSeason

/** The sport whose matches have such numbers; undefined for a number that no match can have. */
export function findSport(number: number): Sport | undefined {
  const code = SPORTS[Math.floor(number / NUMBERS_OF_SPORT)]
  return code && sports[code]
}

/** The sport of a match, by its number. */
export const sportOfMatch = (number: number): Sport => present(findSport(number), 'the sport of a match')

type Asked = { readonly sport: SportCode; readonly fixture: Fixture }

// What follows is called in threads: by name, with one argument that can be copied.

export const quoteOf = ({ sport, fixture }: Asked): readonly Quote[] => sports[sport].quote(fixture)

export const outlookOf = ({ sport, fixture }: Asked): Outlook | undefined => sports[sport].outlook?.(fixture)

export const quotesAt = ({
  sport,
  fixture,
  states,
}: Asked & { readonly states: readonly Priced[] }): readonly QuotedState[] => sports[sport].quoteStates(fixture, states)

export const playOf = ({ sport, fixture, seed }: Asked & { readonly seed: RoundSeed }): readonly SportEvent[] =>
  sports[sport].play(fixture, seed)
