import { present, rational, type Rational } from '@ronda/core'
import { expect, test } from 'vitest'
import { BACCARAT_PLACES } from '../arcade/baccarat/baccarat.ts'
import { spots } from '../arcade/roulette/spots.ts'
import { isBelow, rangeOf } from '../arcade/testing/exact.ts'
import { fightOf } from './cockfight/cockfight.ts'
import { cockfightFacts } from './cockfight/cockfight.facts.ts'
import { DRAGON_TIGER_PLACES } from './dragonTiger/dragonTiger.ts'
import { sharedFacts } from './facts.ts'
import { oddsOn, returnOn } from './places.ts'
import { sicBoPlaces } from './sicBo/places.ts'

test.each([
  ['roulette', [...spots.keys()]],
  ['baccarat', BACCARAT_PLACES],
  ['baccaratNoCommission', BACCARAT_PLACES],
  ['dragonTiger', DRAGON_TIGER_PLACES],
  ['sicBo', [...sicBoPlaces.keys()]],
] as const)('the places of %s have returns within the proven range, which reach both its ends', (rules, places) => {
  const { returnMin, returnMax, largestWin } = sharedFacts[rules]
  const returns = places
    .map((place) => returnOn(rules, place, 1))
    .filter((each): each is Rational => each !== undefined)
  expect(returns).toHaveLength(places.length)
  expect(rangeOf(returns)).toEqual([returnMin, returnMax])
  expect(Math.max(...places.map((place) => oddsOn(rules, place, 1) ?? 0))).toBe((largestWin ?? 0) - 10_000)
})

test.each([
  ['roulette', 'straight-7', 35, rational(36n, 37n)],
  ['roulette', 'red', 1, rational(36n, 37n)],
  ['baccarat', 'banker', 0.95, rational(10_732_465_128_097n, 10_847_218_479_825n)],
  ['baccaratNoCommission', 'banker', 1, rational(19_240_298_465_317n, 19_524_993_263_685n)],
  ['dragonTiger', 'suitedTie', 50, rational(357n, 415n)],
  ['sicBo', 'single-3', 3, rational(199n, 216n)],
  ['sicBo', 'big', 1, rational(35n, 36n)],
  ['sicBo', 'total-4', 62, rational(189n, 216n)],
])('%s pays %s at most %d to one and returns it', (rules, place, odds, returned) => {
  expect(oddsOn(rules, place, 1)).toBe(odds * 10_000)
  expect(returnOn(rules, place, 1)).toEqual(returned)
})

test('an unknown place has no return', () => {
  for (const rules of ['roulette', 'baccarat', 'dragonTiger', 'sicBo', 'cockfight', 'crash'])
    expect([oddsOn(rules, 'moon', 1), returnOn(rules, 'moon', 1)]).toEqual([undefined, undefined])
})

test('each fight has its own odds, and each of its bets returns what is proven of all fights', () => {
  const { returnMin, returnMax } = cockfightFacts
  const returns = [1, 2, 3, 40].flatMap((round) =>
    (['meron', 'wala', 'draw'] as const).map((place) => {
      expect(oddsOn('cockfight', place, round)).toBe(fightOf(round).odds[place] - 10_000)
      return present(returnOn('cockfight', place, round), place)
    }),
  )
  const [least, most] = rangeOf(returns)
  expect(least).toEqual(returnMin)
  expect(isBelow(returnMax, most)).toBe(false)
  expect(oddsOn('cockfight', 'meron', 1)).not.toBe(oddsOn('cockfight', 'meron', 2))
})
