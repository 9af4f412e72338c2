import { rational, plus } from '@ronda/core'
import { expect, test } from 'vitest'
import { slotTitles } from '../slots/titles.ts'
import { isLinked } from './linked.ts'
import { returnOfAll } from './return.ts'
import { contributionOf, termsIn } from './terms.ts'

const linked = slotTitles().filter(isLinked)

test('a few hundred games of several studios, volatilities and themes play for the jackpots', () => {
  expect(linked.length).toBeGreaterThan(300)
  expect(linked.length).toBeLessThan(2_000)
  const differing = (of: (title: (typeof linked)[number]) => string) => new Set(linked.map(of)).size
  expect([differing(({ vendor }) => vendor), differing(({ theme }) => theme) > 10]).toEqual([4, true])
  expect(differing(({ facts }) => facts.volatility)).toBeGreaterThan(2)
})

test('all of them have a house edge, jackpots included', () => {
  const pools = returnOfAll(termsIn(100_000n))
  for (const { facts, gameCode } of linked) {
    // The short figure is rounded down by less than one in ten thousand.
    const total = plus(rational(BigInt(facts.returnPerMyriad + 1), 10_000n), pools)
    expect(total.numerator < total.denominator, gameCode).toBe(true)
  }
})

test('bought rounds add whole atoms too', () => {
  const stakes = [200n, 1_000n, 100_000n].flatMap((step) => [100n, 400n, 2_000n].map((scale) => step * scale))
  const levels = termsIn(100_000n)
  for (const { model } of linked) {
    if (model.buy === undefined) continue
    for (const offered of stakes) {
      const stake = (offered * BigInt(model.buy)) / BigInt(model.cost)
      for (const terms of levels) expect(contributionOf(terms, stake) * 1_000n).toBe(terms.contribution * stake)
    }
  }
})
