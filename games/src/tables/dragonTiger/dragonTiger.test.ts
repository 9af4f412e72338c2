import { makePercent, minus, rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { cardsOf, DECK } from '../../arcade/cards/deck.ts'
import { rangeOf } from '../../arcade/testing/exact.ts'
import { sharedFacts } from '../facts.ts'
import { sharedTable } from '../sharedTable.ts'
import {
  DRAGON_TIGER_DECKS,
  DRAGON_TIGER_PAYS,
  DRAGON_TIGER_PLACES,
  dragonTigerTable,
  winnerOfCards,
  type DragonTigerPlace,
  type DragonTigerResult,
} from './dragonTiger.ts'

const rules = sharedTable(dragonTigerTable, () => 0)

function dealt(names: string): DragonTigerResult {
  const [dragon = -1, tiger = -1] = cardsOf(names)
  return { dragon, tiger, winner: winnerOfCards(dragon, tiger) }
}

/** Of 415 cards left, 31 have the rank of the first card, and 7 its suit too. Six ranks of thirteen are small, six big. */
const FORMULAS: Readonly<Record<DragonTigerPlace, readonly [number, number]>> = {
  dragon: [2 * 192 + 31 / 2, 415],
  tiger: [2 * 192 + 31 / 2, 415],
  tie: [12 * 31, 415],
  suitedTie: [51 * 7, 415],
  dragonSmall: [2 * 6, 13],
  dragonBig: [2 * 6, 13],
  tigerSmall: [2 * 6, 13],
  tigerBig: [2 * 6, 13],
}

const byFormula = (place: DragonTigerPlace) => {
  const [won, of] = FORMULAS[place]
  return rational(BigInt(2 * won), BigInt(2 * of))
}

/** Every pair of cards in order, each as often as the shoe holds it. */
function byEveryPair(place: DragonTigerPlace) {
  let paid = 0
  for (let dragon = 0; dragon < DECK; dragon += 1)
    for (let tiger = 0; tiger < DECK; tiger += 1) {
      const ways = DRAGON_TIGER_DECKS * (dragon === tiger ? DRAGON_TIGER_DECKS - 1 : DRAGON_TIGER_DECKS)
      paid += ways * dragonTigerTable.returned(place, { dragon, tiger, winner: winnerOfCards(dragon, tiger) })
    }
  return rational(BigInt(paid), 416n * 415n * 10_000n)
}

describe('dragon tiger', () => {
  test.each([
    // dragon and tiger, chips, paid in ten-thousandths
    ['Kc Qd', { dragon: 5, tiger: 2 }, 5 * 20_000],
    ['2c Ad', { dragon: 1, tiger: 9 }, 1 * 20_000],
    ['Ac Kd', { dragon: 1, tiger: 3 }, 3 * 20_000],
    ['9c 9d', { dragon: 4, tiger: 2, tie: 1, suitedTie: 1 }, 4 * 5_000 + 2 * 5_000 + 1 * 120_000],
    ['9c 9c', { dragon: 1, tie: 2, suitedTie: 3 }, 1 * 5_000 + 2 * 120_000 + 3 * 510_000],
    ['7c 8d', { dragonSmall: 1, dragonBig: 1, tigerSmall: 1, tigerBig: 4 }, 4 * 20_000],
    ['6c 7d', { dragonSmall: 2, dragonBig: 1, tigerSmall: 1, tigerBig: 1 }, 2 * 20_000],
    ['Ac Kd', { dragonSmall: 1, tigerBig: 1 }, 1 * 20_000 + 1 * 20_000],
  ])('%s pays %j with %d', (names, chips, paid) => {
    expect(rules.paid({ chips }, dealt(names), undefined)).toBe(paid)
  })

  test('deals two cards, and the same card only from another deck', () => {
    expect(dragonTigerTable.draw((below) => below - 1)).toEqual({ dragon: 51, tiger: 0, winner: 'tiger' })
    expect(dragonTigerTable.draw(() => 0)).toEqual({ dragon: 0, tiger: 1, winner: 'tiger' })
  })

  test.each(DRAGON_TIGER_PLACES)('[SR4] returns on %s the same by the formula and by every pair of cards', (place) => {
    expect(byEveryPair(place)).toEqual(byFormula(place))
  })

  test.each([
    // the edge in per cent, cut
    ['dragon', '3.7349'],
    ['tie', '10.3614'],
    ['suitedTie', '13.9759'],
    ['tigerBig', '7.6923'],
  ] as const)('has an edge on %s of %s per cent', (place, edge) => {
    expect(makePercent(minus(rational(1n), byFormula(place)), 4)).toBe(edge)
  })

  test('has facts with its worst and its best return and its largest win', () => {
    const { returnMin, returnMax, largestWin } = sharedFacts.dragonTiger
    expect(rangeOf(DRAGON_TIGER_PLACES.map(byFormula))).toEqual([returnMin, returnMax])
    expect(largestWin).toBe(Math.max(...Object.values(DRAGON_TIGER_PAYS)))
  })
})
