import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLION } from '../model/billionths.ts'
import { MOBA_BOOK, mobaModel } from '../moba/moba.ts'
import { SHOOTER_BOOK, shooterModel } from '../shooter/shooter.ts'
import { keptOf } from '../testing/means.ts'
import { naiveSeriesGrade } from '../testing/naiveSeries.ts'
import { quickRng } from '../testing/cases.ts'
import { sportOf } from '../sport/sports.ts'
import { TENNIS_BOOK, tennisModel } from '../tennis/tour.ts'
import { effectiveChance } from '../football/quote.ts'
import type { Fixture } from '../league/fixture.ts'
import type { SeriesEvent } from './event.ts'
import { factsOfSeries, type SeriesFacts } from './facts.ts'
import { gradeSeries } from './grade.ts'
import { seriesChoices, seriesMarketId, SERIES_OVERROUNDS, type SeriesMarket } from './market.ts'
import { quotesAfter, type Model } from './model.ts'

const MODELS: readonly (readonly ['shooter' | 'moba' | 'tennis', Model])[] = [
  ['shooter', shooterModel],
  ['moba', mobaModel],
  ['tennis', tennisModel],
]
const BOOKS = { shooter: SHOOTER_BOOK, moba: MOBA_BOOK, tennis: TENNIS_BOOK }
const fixture: Fixture = { home: { attack: 1_060, defence: 960 }, away: { attack: 970, defence: 1_040 } }

const anyFixture = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 700, max: 1_300 })))
  .map(([a = 700, b = 700, c = 700, d = 700]): Fixture => ({
    home: { attack: a, defence: b },
    away: { attack: c, defence: d },
  }))

const playOf = (model: Model, at: Fixture, seed: number): readonly SeriesEvent[] => model.play(at, quickRng(seed))

/** The events after so many steps. */
const after = (events: readonly SeriesEvent[], steps: number): readonly SeriesEvent[] =>
  events.filter(({ minute }) => minute <= steps)

/** The market of a kind on a match, and on its first part. */
const quoted = (model: Model, at: Fixture, events: readonly SeriesEvent[] = []) =>
  new Map(quotesAfter(model, at, events).map((quote) => [seriesMarketId(quote.market), quote]))

describe.each(MODELS)('%s', (code, model) => {
  test('[SE1] a match is over when a side has won two parts, and no part goes on after its end', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const events = playOf(model, fixture, seed)
      const facts = factsOfSeries(model.rules, events)
      expect(facts.isOver).toBe(true)
      expect(facts.parts.length).toBeGreaterThanOrEqual(2)
      expect(facts.parts.length).toBeLessThanOrEqual(3)
      expect(facts.parts.every(({ winner }) => winner !== null)).toBe(true)
      expect(factsOfSeries(model.rules, events.slice(0, -1)).isOver).toBe(false)
    }
  })

  test('[SE2] [SE4] the chances of every market add up to one, and a price is never above fair', () => {
    fc.assert(
      fc.property(anyFixture, fc.nat(1_000), fc.nat(40), (at, seed, steps) => {
        for (const { market, choices } of quotesAfter(model, at, after(playOf(model, at, seed), steps))) {
          expect(choices.reduce((sum, { chances }) => sum + chances.win, 0)).toBe(BILLION)
          const inverse = choices.reduce((sum, { price }) => sum + (price === null ? 0 : 1_000 / price), 0)
          expect(inverse).toBeGreaterThanOrEqual(SERIES_OVERROUNDS[market.kind] / 1_000_000)
          for (const { chances, price } of choices)
            if (price !== null) expect((price * effectiveChance(chances)) / BILLION).toBeLessThanOrEqual(1_000)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('[SE2] markets of one match agree: score, winner, handicaps and totals are the same chances', () => {
    fc.assert(
      fc.property(anyFixture, (at) => {
        const quotes = quoted(model, at)
        const measure = model.rules.measure
        // Where one score is almost certain, the market of scores is not offered.
        fc.pre(quotes.has(`score:${measure}`))
        const chance = (id: string, choice: string): number | undefined =>
          quotes.get(id)?.choices.find((each) => each.choice === choice)?.chances.win
        const scores = ['2-0', '2-1', '1-2', '0-2'].map((score) => chance(`score:${measure}`, score) ?? 0)
        const [clear = 0, close = 0, lost = 0, bad = 0] = scores
        expect(chance('winner:match', 'home') ?? clear + close).toBe(clear + close)
        expect(chance(`lead:${measure}:match:-3`, 'home') ?? clear).toBe(clear)
        expect(chance(`lead:${measure}:match:3`, 'away') ?? bad).toBe(bad)
        expect(chance(`count:${measure}:match:both:5`, 'over') ?? close + lost).toBe(close + lost)
      }),
      { numRuns: 15 },
    )
  })

  test('[SE3] two implementations grade every choice of every offered market alike, and one choice wins', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const events = playOf(model, fixture, seed)
      const facts = factsOfSeries(model.rules, events)
      const moments = [0, 1, 5, 12, 20, 30].map((steps) => after(events, steps))
      for (const { market } of moments.flatMap((seen) => quotesAfter(model, fixture, seen))) {
        const grades = seriesChoices(market).map((choice) => gradeSeries(market, choice, facts))
        seriesChoices(market).forEach((choice, at) => {
          expect([seriesMarketId(market), choice, grades[at]]).toEqual([
            seriesMarketId(market),
            choice,
            naiveSeriesGrade(market, choice, events),
          ])
        })
        expect(grades.filter((grade) => grade === 'win')).toHaveLength(1)
      }
    }
  })

  test('[SE5] the book keeps the stated part of every valid bet, before a match and at any moment of it', () => {
    const { numerator, denominator } = BOOKS[code].returnedMost
    const events = playOf(model, fixture, 5)
    const kept = [0, 3, 6, 9, 14, 19]
      .flatMap((steps) => quotesAfter(model, fixture, after(events, steps)))
      .flatMap(({ choices }) => choices)
      .filter(({ price }) => price !== null)
      .map(keptOf)
    expect(kept.length).toBeGreaterThan(100)
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(1 - Number(numerator) / Number(denominator))
  })

  test('[SE6] bets are taken before every step and at no other time, at prices of what is shown alone', () => {
    const sport = sportOf(code)
    const events = playOf(model, fixture, 8)
    const script = { events, attacks: [] }
    const timing = { minuteMs: 2_000, breakMs: 10_000 }
    const moments = sport.momentsOf(script, timing)
    const steps = new Set(events.map(({ minute }) => minute)).size
    expect(moments).toHaveLength(2 * steps + 1)
    moments.forEach((moment, at) => {
      expect(moment.pricedAt).toBe(at % 2 === 0 && at < 2 * steps ? moment.minute : null)
      expect(moment.isBreak).toBe(moment.pricedAt !== null)
      expect(sport.pricedState(script, moment)).toEqual(moment.pricedAt === null ? null : after(events, moment.minute))
      expect(moment.atMs).toBeGreaterThanOrEqual(moments[at - 1]?.atMs ?? 0)
    })
    expect(sport.matchMs(timing, () => script)).toBe(moments.at(-1)?.atMs)
    const restsOf = (minute: number): number => (moments[2 * minute + 1]?.atMs ?? 0) - (moments[2 * minute]?.atMs ?? 0)
    expect(restsOf(0)).toBe(4_000)
    const [first] = factsOfSeries(model.rules, events).parts
    const length = (first?.orders[model.rules.measures[model.rules.step] ?? 'rounds'] ?? []).length
    expect(restsOf(length)).toBe(14_000)
  })

  test('[SE7] the same seed plays the same match; every league has teams of its own', () => {
    const sport = sportOf(code)
    const seed = (nonce: number) => ({ serverSeed: 'a', clientSeed: 'b', nonce })
    expect(sport.play(fixture, seed(7))).toEqual(sport.play(fixture, seed(7)))
    expect(sport.play(fixture, seed(8))).not.toEqual(sport.play(fixture, seed(7)))
    const names = sport.leagues.flatMap((league) => sport.teamsOf(league).map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
    const seasons = sport.drawSeasons(seed(1))
    for (const league of sport.leagues) expect(seasons[league]?.strengths).toHaveLength(sport.teamsOf(league).length)
    const season = seasons[sport.leagues[0] ?? 'pulso']
    const size = season?.order.length ?? 0
    expect(sport.slotsInSeason).toBe(size * (size - 1) * sport.leagues.length)
  })
})

test('[SE8] a market that was not decided when a match was abandoned is void, and one that was is not', () => {
  const step = (minute: number, side: 'home' | 'away'): SeriesEvent => ({ minute, kind: 'round', side, shirt: null })
  const facts: SeriesFacts = factsOfSeries(
    shooterModel.rules,
    Array.from({ length: 18 }, (_, at) => step(at + 1, at === 3 || at > 13 ? 'away' : 'home')),
  )
  const grade = (market: SeriesMarket, choice: 'home' | 'away' | 'over' | '2-0') => gradeSeries(market, choice, facts)
  const voided = { void: 'abandoned' }
  const on = { measure: 'rounds', period: 'map1' } as const
  expect(grade({ kind: 'winner', period: 'map1' }, 'home')).toBe('win')
  expect(grade({ kind: 'winner', period: 'map2' }, 'home')).toEqual(voided)
  expect(grade({ kind: 'winner', period: 'match' }, 'home')).toEqual(voided)
  expect(grade({ kind: 'score', measure: 'maps' }, '2-0')).toEqual(voided)
  expect(grade({ kind: 'lead', ...on, halves: -5 }, 'home')).toBe('win')
  expect(grade({ kind: 'count', ...on, side: 'both', halves: 29 }, 'over')).toBe('lose')
  expect(grade({ kind: 'count', ...on, period: 'map2', side: 'both', halves: 7 }, 'over')).toBe('win')
  expect(grade({ kind: 'count', ...on, period: 'map2', side: 'both', halves: 9 }, 'over')).toEqual(voided)
  expect(grade({ kind: 'first', ...on, period: 'map2', to: 1 }, 'away')).toBe('win')
  expect(grade({ kind: 'first', ...on, period: 'map2', to: 5 }, 'away')).toEqual(voided)
  expect(grade({ kind: 'winner', period: 'map3' }, 'home')).toEqual(voided)
})

/** Which markets ended more or less often than chance explains. 40,000 matches have some 100,000 maps. */
function outsideOf(model: Model, matches: number): readonly string[] {
  const rng = quickRng(23)
  const quotes = quotesAfter(model, fixture, [])
  const counts = quotes.map(() => 0)
  for (let match = 0; match < matches; match += 1) {
    const facts = factsOfSeries(model.rules, model.play(fixture, rng))
    quotes.forEach(({ market }, at) => {
      if (gradeSeries(market, seriesChoices(market)[0] ?? 'home', facts) === 'win') counts[at] = (counts[at] ?? 0) + 1
    })
  }
  const outside = quotes.filter(({ choices }, at) => {
    const chance = (choices[0]?.chances.win ?? 0) / BILLION
    const deviation = Math.sqrt(matches * chance * (1 - chance))
    return Math.abs((counts[at] ?? 0) - matches * chance) > 4.5 * deviation
  })
  return outside.map(({ market }) => seriesMarketId(market))
}

test('[SH2] simulated matches of the shooter end as often as the chances say', () => {
  expect(outsideOf(shooterModel, 40_000)).toEqual([])
})

test('[MO2] simulated matches of the MOBA end as often as the chances say', () => {
  expect(outsideOf(mobaModel, 40_000)).toEqual([])
})

test('[TN5] simulated matches of tennis end as often as the chances say', () => {
  expect(outsideOf(tennisModel, 4_000)).toEqual([])
})
