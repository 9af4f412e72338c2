import { withDelta, type SportsListed, type SportsLive, type SportsQuote } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deltaBetween } from './feed.ts'

const anyQuote = (id: string): fc.Arbitrary<SportsQuote> =>
  fc
    .record({
      prices: fc.array(fc.option(fc.integer({ min: 1_001, max: 9_000 })), { minLength: 2, maxLength: 2 }),
      fair: fc.constantFrom(null, 5),
    })
    .map(({ prices, fair }) => ({
      market: {
        id,
        kind: 'result',
        period: 'match',
        measure: 'goals',
        quarters: null,
        side: null,
        number: null,
        margin: 1_050_000,
      },
      choices: prices.map((price, at) => ({ choice: `choice${at}`, price, fair })),
    }))

const anyQuotes = fc
  .shuffledSubarray(['one', 'two', 'three', 'four'], { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map(anyQuote)))

const anyListed: fc.Arbitrary<SportsListed> = fc
  .record({ minute: fc.nat(90), takesBets: fc.boolean(), priceVersion: fc.nat(99), quotes: anyQuotes })
  .map((some) => ({
    number: 1,
    sport: 'football',
    season: 0,
    round: 0,
    league: 'jade',
    home: 'A',
    away: 'B',
    state: 'playing',
    closesAtMs: 1,
    startsAtMs: 2,
    isBreak: false,
    attack: null,
    isSettled: false,
    score: { home: 0, away: 0 },
    parts: [],
    void: null,
    ...some,
  }))

const happened = Array.from({ length: 5 }, (_, minute) => ({ minute, side: 'home' as const }))

const anyLive = (count: number): fc.Arbitrary<SportsLive> =>
  anyListed.map((listed) => ({
    ...listed,
    events: happened.slice(0, count).map((each) => ({ ...each, kind: 'corner', shirt: null })),
    attacks: happened.slice(0, count),
  }))

test('a state and what changed make the next state, in lists and in the match', () => {
  fc.assert(
    fc.property(anyListed, anyListed, (before, after) => {
      const delta = deltaBetween(before, after)
      expect(delta === undefined ? before : withDelta(before, delta)).toEqual(after)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(
      fc
        .tuple(fc.nat(5), fc.nat(5))
        .chain(([one, two]) => fc.tuple(anyLive(Math.min(one, two)), anyLive(Math.max(one, two)))),
      ([before, after]) => {
        const delta = deltaBetween(before, after)
        expect(delta === undefined ? before : withDelta(before, delta)).toEqual(after)
      },
    ),
    { numRuns: 200 },
  )
})

test('of a market whose prices alone have changed, only the prices are sent', () => {
  fc.assert(
    fc.property(anyListed, fc.integer({ min: 1_001, max: 9_000 }), (before, price) => {
      const [first, ...others] = before.quotes
      if (first === undefined || first.choices[0]?.price === price) return
      const choices = first.choices.map((each, at) => (at === 0 ? { ...each, price } : each))
      const delta = deltaBetween(before, { ...before, quotes: [{ ...first, choices }, ...others] })
      expect(delta).toMatchObject({ quotes: [], order: null, prices: [{ market: first.market.id }] })
    }),
    { numRuns: 50 },
  )
})
