import { minutes } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeChoice } from '../football/grade.ts'
import { BILLION } from '../model/billionths.ts'
import { CORNER_TEMPO, GOAL_TEMPO, HALF_TIME, MINUTES, RED_PERMILLE } from '../football/clock.ts'
import { HALVES, winnerOf, type Count } from '../football/facts.ts'
import { quoteMatch } from '../football/offered.ts'
import { chanceOf, outlookOf } from '../football/outlook.ts'
import { factsAt, stateAt } from './follow.ts'
import { chancesOfWays, modelOf, pickPart, playMatch, type MatchEvent } from './match.ts'
import {
  drawSeason,
  MATCH_MS,
  minuteAt,
  pairingsOf,
  placeOfSlot,
  priorsOf,
  shuffle,
  SLOTS_IN_SEASON,
  type Season,
} from './season.ts'
import { formOf, headToHead, pointsOf, tableOf, type Played } from './table.ts'
import { LEAGUES, teams, teamsOf } from './teams.ts'

const draws = (nonce: number) => openStream({ serverSeed: 'a', clientSeed: 'b', nonce })
const season = drawSeason(draws(0))
const ROUNDS = Array.from({ length: 38 }, (_, round) => round)

/** Words of clubs that exist; a coined name has none of them. */
const KNOWN =
  /real|unit|city|town|rover|boca|river|sport|inter|milan|ajax|benfica|porto|celtic|rangers|santos|colo|cruz|dynamo|spart/i

describe('the leagues', () => {
  test('[VL1] have 20 teams each, with names of their own', () => {
    expect(teams.length).toBe(120)
    expect(new Set(teams.map(({ name }) => name.toLowerCase())).size).toBe(120)
    expect(new Set(teams.map(({ id }) => id)).size).toBe(120)
    for (const league of LEAGUES) expect(teamsOf(league).length).toBe(20)
    expect(teams.filter(({ name }) => KNOWN.test(name))).toEqual([])
  })

  test('[VL1] have strengths from the seed of the season alone', () => {
    expect(drawSeason(draws(0))).toEqual(season)
    expect(drawSeason(draws(1))).not.toEqual(season)
    expect(season.strengths.length).toBe(20)
    for (const { attack, defence } of season.strengths)
      for (const value of [attack, defence]) expect(value >= 700 && value <= 1_300).toBe(true)
    expect(season.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  test('[VL1] put every order of three alike', () => {
    const found = new Map<string, number>()
    for (let one = 0; one < 3; one++)
      for (let two = 0; two < 2; two++) {
        const script = [one, two]
        const key = shuffle(['a', 'b', 'c'], () => script.shift() ?? 0).join('')
        found.set(key, (found.get(key) ?? 0) + 1)
      }
    expect([...found.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })
})

describe('the calendar', () => {
  test('[VL2] has a match every two minutes, and no team in two matches at once', () => {
    expect(SLOTS_IN_SEASON).toBe(2_280)
    const ends = new Map<string, number>()
    for (let slot = 0; slot < SLOTS_IN_SEASON + 120; slot++) {
      const place = placeOfSlot(slot, 1_000)
      expect(place.startMs).toBe(1_000 + slot * minutes(2))
      const pairing = pairingsOf(season, place.round)[place.match]
      for (const team of [pairing?.home, pairing?.away]) {
        const key = `${place.league}-${team}`
        expect(ends.get(key) ?? 0).toBeLessThanOrEqual(place.startMs)
        ends.set(key, place.startMs + MATCH_MS)
      }
    }
    expect(placeOfSlot(SLOTS_IN_SEASON, 0)).toMatchObject({ season: 1, round: 0, league: 'ambar', match: 0 })
  })

  test.each([
    [-1, 0],
    [0, 0],
    [1_999, 0],
    [2_000, 1],
    [90_000, 45],
    [99_999, 45],
    [102_000, 46],
    [190_000, 90],
    [900_000, 90],
  ])('[VL2] %d ms after the start %d minutes have been played', (since, played) => {
    expect(minuteAt(since)).toBe(played)
  })

  test('[VL3] has every match once at home and once away, and a match of every team in every round', () => {
    const met = new Set<string>()
    const homes = new Map<number, string>()
    for (const round of ROUNDS) {
      const pairings = pairingsOf(season, round)
      expect(new Set(pairings.flatMap(({ home, away }) => [home, away])).size).toBe(20)
      for (const { home, away } of pairings) {
        met.add(`${home}-${away}`)
        homes.set(home, `${homes.get(home) ?? ''}h`)
        homes.set(away, `${homes.get(away) ?? ''}a`)
      }
    }
    expect(met.size).toBe(20 * 19)
    for (const places of homes.values()) {
      expect(places.replaceAll('a', '').length).toBe(19)
      expect(/hhhh|aaaa/.test(places)).toBe(false)
    }
  })
})

const priors = priorsOf({ attack: 1_150, defence: 900 }, { attack: 950, defence: 1_100 })
const model = modelOf(priors)
const matches: readonly (readonly MatchEvent[])[] = Array.from({ length: 400 }, (_, at) => playMatch(model, draws(at)))
const count = (events: readonly MatchEvent[], kind: 'goal' | 'corner', minute = MINUTES): Count =>
  stateAt(events, kind, minute).score

describe('a match', () => {
  test('[VL4] is a function of its draws', () => {
    expect(playMatch(model, draws(7))).toEqual(matches[7])
    expect(new Set(matches.map((events) => JSON.stringify(events))).size).toBe(matches.length)
  })

  test('[VL5] has each pair of scores for exactly as many of a billion draws as were published', () => {
    const parts = model.goals.map(({ parts: each }) => each)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(BILLION)
    let below = 0
    const wrong = parts.filter((part, at) => {
      // The first and the last draw of the cell, and so all between them.
      const [first, last] = [pickPart(parts, below), pickPart(parts, below + part - 1)]
      below += part
      return first !== at || last !== at
    })
    expect(wrong).toEqual([])
    // The draws 0 and 5 are the first cells: played by their numbers, the match has their score.
    for (const at of [0, 5, parts.length - 1]) {
      const drawn = parts.slice(0, at).reduce((sum, part) => sum + part, 0)
      const first = [Math.floor(drawn / 1e6), drawn % 1e6]
      const rest = draws(at)
      const events = playMatch(model, (bound) => first.shift() ?? rest(bound))
      expect(count(events, 'goal')).toEqual(model.goals[at]?.full)
      expect(count(events, 'goal', HALF_TIME)).toEqual(model.goals[at]?.half)
    }
  })

  test('[VL5] has red cards as often as stated, over all scores together', () => {
    const mean = model.ways.map(() => 0)
    for (const cell of model.goals)
      chancesOfWays(model.ways, cell).forEach((chance, at) => {
        mean[at] = (mean[at] ?? 0) + (chance / BILLION) * (cell.parts / BILLION)
      })
    const of = (side: 'home' | 'away'): number =>
      mean.reduce((sum, chance, at) => (model.ways[at]?.red?.side === side ? sum + chance : sum), 0)
    expect(mean[0]).toBeCloseTo(1 - (RED_PERMILLE.home + RED_PERMILLE.away) / 1_000, 5)
    expect(of('home')).toBeCloseTo(RED_PERMILLE.home / 1_000, 5)
    expect(of('away')).toBeCloseTo(RED_PERMILLE.away / 1_000, 5)
  })

  test('[VL4] [VL6] has at most one red card, events in order, and nobody plays on who was sent off', () => {
    for (const events of matches) {
      const reds = events.filter(({ kind }) => kind === 'red')
      expect(reds.length).toBeLessThanOrEqual(1)
      events.forEach((event, at) => {
        expect(event.minute >= (events[at - 1]?.minute ?? 1) && event.minute <= MINUTES).toBe(true)
        for (const { side, shirt } of reds)
          if (event.kind !== 'red' && event.side === side) expect(event.shirt).not.toBe(shirt)
      })
      const sameMinute = events.filter(({ kind, minute }) => kind === 'goal' && minute === reds[0]?.minute)
      for (const goal of sameMinute)
        expect(events.indexOf(goal)).toBeLessThan(events.findIndex(({ kind }) => kind === 'red'))
    }
    expect(matches.filter((events) => events.some(({ kind }) => kind === 'red')).length).toBeGreaterThan(30)
  })

  test('[VL5] scores in its minutes as the model says: chances in play are right on average', () => {
    for (const minute of [30, 70]) {
      let [wanted, variance, won] = [0, 0, 0]
      for (const events of matches.slice(0, 100)) {
        const outlook = outlookOf(priors.goals, GOAL_TEMPO, stateAt(events, 'goal', minute))
        const chance = chanceOf(outlook, ({ full }) => full.home > full.away) / BILLION
        wanted += chance
        variance += chance * (1 - chance)
        if (winnerOf(count(events, 'goal')) === 'home') won += 1
      }
      // Four standard deviations: these draws are fixed, so this holds for ever or never.
      expect((won - wanted) ** 2).toBeLessThan(16 * variance)
    }
  })

  test('[VL4] has markets at any minute, for goals and for corners, and ends in grades', () => {
    fc.assert(
      fc.property(fc.constantFrom(...matches), fc.integer({ min: 0, max: 89 }), (events, minute) => {
        const goals = quoteMatch(priors.goals, GOAL_TEMPO, stateAt(events, 'goal', minute), 'goals')
        const corners = quoteMatch(priors.corners, CORNER_TEMPO, stateAt(events, 'corner', minute), 'corners')
        const facts = factsAt(events, MINUTES)
        for (const { market, choices } of [...goals, ...corners])
          for (const { choice, price } of choices) {
            const grade = gradeChoice(market, choice, facts)
            // What is said to be impossible does not happen.
            if (price === null) expect(grade).toBe('lose')
          }
      }),
      { numRuns: 8 },
    )
  })

  test('[VL4] [VL6] is settled by the same events', () => {
    const events: readonly MatchEvent[] = [
      { minute: 12, kind: 'goal', side: 'home', shirt: 9 },
      { minute: 40, kind: 'yellow', side: 'away', shirt: 4 },
      { minute: 46, kind: 'corner', side: 'away', shirt: null },
      { minute: 70, kind: 'red', side: 'away', shirt: 5 },
    ]
    expect(factsAt(events, 45)).toEqual({
      events: [
        { half: 'firstHalf', measure: 'goals', side: 'home', points: 1 },
        { half: 'firstHalf', measure: 'bookings', side: 'away', points: 10 },
      ],
      completed: ['firstHalf'],
    })
    expect(factsAt(events, 90).completed).toEqual(HALVES)
    expect(factsAt(events, 90).events.map(({ points }) => points)).toEqual([1, 10, 1, 25])
    expect(stateAt(events, 'goal', 80)).toMatchObject({
      score: { home: 1, away: 0 },
      reds: [{ side: 'away', minute: 70 }],
    })
  })
})

const played = (round: number, home: number, away: number, [h, a]: readonly [number, number]): Played => ({
  round,
  home,
  away,
  score: { home: h, away: a },
})
const four: Season = { strengths: [], order: [3, 1, 0, 2] }

describe('the table', () => {
  test.each<[string, readonly Played[], readonly number[]]>([
    ['before the first match is in the order that was drawn', [], [3, 1, 0, 2]],
    ['is ordered by points', [played(0, 0, 1, [1, 0]), played(0, 2, 3, [0, 0])], [0, 3, 2, 1]],
    ['and then by goal difference', [played(0, 0, 1, [2, 0]), played(0, 2, 3, [1, 0])], [0, 2, 3, 1]],
    ['and then by goals', [played(0, 0, 1, [2, 1]), played(0, 2, 3, [3, 2])], [2, 0, 3, 1]],
    [
      'and then by the matches among those that are equal',
      [played(0, 0, 1, [2, 1]), played(1, 0, 2, [0, 1]), played(1, 1, 3, [1, 0])],
      [2, 0, 1, 3],
    ],
  ])('[VL7] %s', (_, results, order) => {
    expect(tableOf(four, results).map(({ team }) => team)).toEqual(order)
  })

  test('[VL7] counts every match for both teams', () => {
    const results = ROUNDS.flatMap((round) =>
      pairingsOf(season, round).map(({ home, away }, at) => {
        const events = matches[(round * 10 + at) % matches.length] ?? []
        return { round, home, away, score: count(events, 'goal') }
      }),
    )
    const rows = tableOf(season, results)
    const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0)
    expect(sum(({ won, drawn, lost }) => won + drawn + lost)).toBe(2 * 380)
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost))
    expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded))
    rows.forEach((row, at) => expect(pointsOf(row)).toBeLessThanOrEqual(pointsOf(rows[at - 1] ?? row)))
  })

  test('[VL8] form and head-to-head begin with the latest match', () => {
    const results = [
      played(0, 0, 1, [1, 0]),
      played(1, 0, 2, [0, 0]),
      played(2, 1, 0, [2, 0]),
      played(3, 3, 0, [0, 1]),
      played(4, 0, 3, [1, 1]),
      played(5, 2, 0, [1, 0]),
    ]
    expect(formOf(0, results)).toEqual(['lost', 'drawn', 'won', 'lost', 'drawn'])
    expect(headToHead(0, 1, results).map(({ round }) => round)).toEqual([2, 0])
  })
})
