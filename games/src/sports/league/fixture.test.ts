import { assert } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { marketId } from '../football/marketId.ts'
import type { Quote } from '../football/quote.ts'
import { anyMarket } from '../testing/matches.ts'
import { keptOf } from '../testing/means.ts'
import { FOOTBALL_BOOK } from './book.ts'
import { drawSeasons, playFixture, quoteFixture } from './fixture.ts'
import { LEAGUES } from './teams.ts'

const seed = (nonce: number) => ({ serverSeed: 'a', clientSeed: 'b', nonce })
const seasons = drawSeasons(seed(1))

test('equal markets have the same name, and different markets never', () => {
  const rng = openStream(seed(2))
  const byName = new Map<string, string>()
  for (let times = 0; times < 3_000; times += 1) {
    const market = anyMarket(rng)
    const text = JSON.stringify(Object.entries(market).toSorted(([left], [right]) => left.localeCompare(right)))
    const id = marketId(market)
    expect(byName.get(id) ?? text).toBe(text)
    byName.set(id, text)
    expect(id).toMatch(/^[\w:/-]{1,60}$/)
  }
  expect(new Set(byName.values()).size).toBe(byName.size)
})

test('[VL10] every league has a season of its own, and the same seed gives the same', () => {
  expect(Object.keys(seasons)).toEqual([...LEAGUES])
  expect(drawSeasons(seed(1))).toEqual(seasons)
  expect(new Set(LEAGUES.map((league) => JSON.stringify(seasons[league]))).size).toBe(LEAGUES.length)
})

describe('the book', () => {
  const { strengths } = seasons.ambar
  const pairs = [0, 1, 2, 3].map((at) => [strengths[at], strengths[19 - at]] as const)
  const quotes: readonly Quote[] = pairs.flatMap(([home, away]) => {
    assert(home !== undefined && away !== undefined, 'two teams')
    return quoteFixture({ home, away })
  })

  test('[VL9] keeps the stated part of every valid bet, whatever is bet on', () => {
    const most = FOOTBALL_BOOK.returnedMost
    const kept = quotes
      .flatMap(({ choices }) => choices)
      .filter(({ price }) => price !== null)
      .map(keptOf)
    expect(kept.length).toBeGreaterThan(200)
    expect(Math.min(...kept)).toBeGreaterThanOrEqual(1 - Number(most.numerator) / Number(most.denominator))
  })

  test('has a market of each name once', () => {
    for (const [home, away] of pairs) {
      assert(home !== undefined && away !== undefined, 'two teams')
      const names = quoteFixture({ home, away }).map(({ market }) => marketId(market))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('plays the same match from the same seed, and another from another', () => {
    const [home, away] = strengths
    assert(home !== undefined && away !== undefined, 'two teams')
    const events = playFixture({ home, away, seed: seed(7) })
    expect(playFixture({ home, away, seed: seed(7) })).toEqual(events)
    expect(playFixture({ home, away, seed: seed(8) })).not.toEqual(events)
  })
})
