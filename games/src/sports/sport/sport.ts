import type { Count } from '../football/facts.ts'
import type { Outlook } from '../football/outlook.ts'
import type { State } from '../football/remaining.ts'
import type { RoundSeed } from '@ronda/fair'
import type { Book } from '../league/book.ts'
import type { Fixture } from '../league/fixture.ts'
import type { Attack, Moment } from '../league/live.ts'
import type { Pace, Place, Season } from '../league/season.ts'
import type { League, Team } from '../league/teams.ts'
import type { Branch } from '../void.ts'
import type { SportEvent } from './event.ts'
import type { Facts, Quote } from './market.ts'

export const SPORTS = ['football', 'shooter', 'moba', 'tennis'] as const
export type SportCode = (typeof SPORTS)[number]

/** All that happens in a match. */
export type Script = { readonly events: readonly SportEvent[]; readonly attacks: readonly Attack[] }

/** What prices in play are made from: the state of a match, or all that has happened in it. */
export type Priced = State | readonly SportEvent[]

/** A match in play at a moment: all markets, and the packed outlook that they were made from, where there is one. */
export type QuotedState = { readonly quotes: readonly Quote[]; readonly cells: Uint8Array | null }

/** The seasons of all leagues of a sport. */
export type Seasons = Readonly<Partial<Record<League, Season>>>

/** The times of a match. */
export type Timing = Pick<Pace, 'minuteMs' | 'breakMs'>

/**
 * All that differs from one sport of the book to another: who plays, how strengths become prices, how a match follows
 * from its seed, what is shown of it at a moment, and what bets are settled by.
 */
export type Sport = {
  readonly code: SportCode
  readonly branch: Branch
  /** The book on it: a game among games, which staff can close by itself. */
  readonly book: Book
  readonly leagues: readonly League[]
  teamsOf(league: League): readonly Team[]
  /** Matches of one season: all of its leagues, one after the other. */
  readonly slotsInSeason: number
  /** A match begins every so many slots of the pace. */
  readonly slotTimes: number
  placeOfSlot(slot: number, firstMs: number, pace: Pick<Pace, 'slotMs'>): Place
  drawSeasons(seed: RoundSeed): Seasons
  /** The prices before a match. */
  quote(fixture: Fixture): readonly Quote[]
  /** The chances of all scores, where selections of one match are combined. */
  readonly outlook: ((fixture: Fixture) => Outlook) | null
  /** The prices at each of some states of a match in play, with the chances of all scores where there is an outlook. */
  quoteStates(fixture: Fixture, states: readonly Priced[]): readonly QuotedState[]
  play(fixture: Fixture, seed: RoundSeed): readonly SportEvent[]
  attacksOf(events: readonly SportEvent[], seed: RoundSeed): readonly Attack[]
  momentsOf(script: Script, timing: Timing): readonly Moment[]
  /** How long a match is shown. Where that is always the same, its script is not opened. */
  matchMs(timing: Timing, script: () => Script): number
  pricedState(script: Pick<Script, 'events'>, moment: Moment): Priced | null
  scoreOf(events: readonly SportEvent[]): Count
  /** The scores of the maps or sets that have begun; a match without such parts has none. */
  partsOf(events: readonly SportEvent[]): readonly Count[]
  /** What bets are settled by when the match is over. */
  factsOf(events: readonly SportEvent[]): Facts
}
