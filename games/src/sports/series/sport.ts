import { openStream } from '@ronda/fair'
import type { Book } from '../league/book.ts'
import { drawSeason, placeIn, slotsOf, type Circuit } from '../league/season.ts'
import type { League, Team } from '../league/teams.ts'
import type { SportEvent } from '../sport/event.ts'
import type { Sport, SportCode } from '../sport/sport.ts'
import type { Branch } from '../void.ts'
import type { SeriesEvent } from './event.ts'
import { countSides, factsOfSeries, foldSeries, scoreOfParts } from './facts.ts'
import { quotesAfter, type Model } from './model.ts'
import { seriesMoments } from './moments.ts'

type SeriesSport = {
  readonly code: SportCode
  readonly branch: Branch
  readonly book: Book
  readonly circuit: Circuit
  readonly model: Model
  teamsOf(league: League): readonly Team[]
}

/** A match takes longer than one of football: there is one in every second slot. */
const SLOT_TIMES = 2

/** A match of a series has only events of its own. */
const eventsOf = (events: readonly SportEvent[]): readonly SeriesEvent[] => events as readonly SeriesEvent[]

/** A sport that is played in maps or sets, from its model. */
export function makeSeriesSport({ code, branch, book, circuit, model, teamsOf }: SeriesSport): Sport {
  const { rules } = model
  const moments: Sport['momentsOf'] = ({ events }, timing) => seriesMoments(rules, eventsOf(events), timing)
  return {
    code,
    branch,
    book,
    leagues: circuit.leagues,
    teamsOf,
    slotsInSeason: slotsOf(circuit),
    slotTimes: SLOT_TIMES,
    placeOfSlot: (slot, firstMs, pace) => placeIn(circuit, slot, firstMs, pace),
    drawSeasons(seed) {
      const rng = openStream(seed)
      return Object.fromEntries(circuit.leagues.map((league) => [league, drawSeason(rng, circuit.size)]))
    },
    quote: (fixture) => quotesAfter(model, fixture, []),
    outlook: null,
    quoteStates: (fixture, states) =>
      states.map((events) => ({
        quotes: quotesAfter(model, fixture, eventsOf(events as readonly SportEvent[])),
        cells: null,
      })),
    play: (fixture, seed) => model.play(fixture, openStream(seed)),
    // Between two steps everything is known: nothing has to be announced.
    attacksOf: () => [],
    momentsOf: moments,
    matchMs: (timing, script) => moments(script(), timing).at(-1)?.atMs ?? 0,
    pricedState: ({ events }, { pricedAt }) =>
      pricedAt === null ? null : events.filter(({ minute }) => minute <= pricedAt),
    scoreOf: (events) => scoreOfParts(foldSeries(rules, eventsOf(events))),
    partsOf: (events) => foldSeries(rules, eventsOf(events)).map(({ orders }) => countSides(orders[rules.shown])),
    factsOf: (events) => factsOfSeries(rules, eventsOf(events)),
  }
}
