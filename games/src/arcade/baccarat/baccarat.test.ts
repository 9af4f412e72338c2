import { makePercent, minus, plus, rational, times, type Rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { sharedFacts } from '../../tables/facts.ts'
import { returnOn } from '../../tables/places.ts'
import { cardsOf } from '../cards/deck.ts'
import { rangeOf } from '../testing/exact.ts'
import { BACCARAT_PAYS, BACCARAT_PLACES, baccarat, type BaccaratPlace } from './baccarat.ts'
import { baccaratFacts } from './baccarat.facts.ts'
import { dealCoup, pointsOf, totalOf, winnerOf } from './coup.ts'
import { noCommissionTable } from './noCommission.ts'
import { countByHands } from './testing/byHands.ts'
import { countBySequence } from './testing/bySequence.ts'
import { chanceOf, type Totals } from './testing/totals.ts'

const chancesOf = (totals: Totals) => ({
  player: chanceOf(totals, (player, banker) => player > banker),
  banker: chanceOf(totals, (player, banker) => player < banker),
  tie: chanceOf(totals, (player, banker) => player === banker),
  bankerWithSix: chanceOf(totals, (player, banker) => player < banker && banker === 6),
})

const byHands = chancesOf(countByHands())

/** The second card of a pair must have the rank of the first: 31 of the 415 cards left. */
const PAIR = rational(31n, 415n)

function returnOf(place: BaccaratPlace): Rational {
  const chance = place === 'playerPair' || place === 'bankerPair' ? PAIR : byHands[place]
  const won = times(chance, rational(BigInt(BACCARAT_PAYS[place]), 10_000n))
  return place === 'player' || place === 'banker' ? plus(won, byHands.tie) : won
}

/** Without commission the banker pays as the player does, less half a chip where it wins with six. */
const bankerWithoutCommission = minus(
  plus(times(byHands.banker, rational(2n)), byHands.tie),
  times(byHands.bankerWithSix, rational(1n, 2n)),
)

describe('baccarat', () => {
  test.each([
    // dealt in turn to player and banker, then thirds; player, banker
    ['9c 2c Kd 3d', '9c Kd', '2c 3d'],
    ['2c 8c 4d Kd', '2c 4d', '8c Kd'],
    ['3c 2c 3d 3h 9s', '3c 3d', '2c 3h 9s'],
    ['3c 3h 4d 3d', '3c 4d', '3h 3d'],
    ['2c Kc 3d 3h 8s', '2c 3d 8s', 'Kc 3h'],
    ['2c Kc 3d 3h 7s 5c', '2c 3d 7s', 'Kc 3h 5c'],
    ['2c Kc 3d 4h As', '2c 3d As', 'Kc 4h'],
    ['2c Kc 3d 5h 4s Ac', '2c 3d 4s', 'Kc 5h Ac'],
    ['2c Kc 3d 6h 6s Ac', '2c 3d 6s', 'Kc 6h Ac'],
    ['2c Kc 3d 6h 5s', '2c 3d 5s', 'Kc 6h'],
    ['2c 3c 3d 4h 7s', '2c 3d 7s', '3c 4h'],
  ])('deals %s as %s against %s', (dealt, player, banker) => {
    const cards = cardsOf(dealt).values()
    const coup = dealCoup(() => cards.next().value ?? -1, pointsOf)
    expect(coup).toEqual({ player: cardsOf(player), banker: cardsOf(banker) })
    expect(cards.next().done).toBe(true)
  })

  test.each([
    ['Ac Kd', 1],
    ['9c 9d 2h', 0],
    ['Tc Jd Qh', 0],
    ['7c 8d', 5],
  ])('%s counts %d', (cards, total) => {
    expect(totalOf(cardsOf(cards).map(pointsOf))).toBe(total)
  })

  test('wins for the player, the banker or nobody as often by every sequence as by counting hands', () => {
    expect(chancesOf(countBySequence())).toEqual(byHands)
    expect(plus(plus(byHands.player, byHands.banker), byHands.tie)).toEqual(rational(1n))
    expect([byHands.player, byHands.banker, byHands.tie].map((chance) => makePercent(chance, 4))).toEqual([
      '44.6246',
      '45.8597',
      '9.5155',
    ])
  })

  test.each([
    // the edge in per cent, cut
    ['player', '1.2350'],
    ['banker', '1.0579'],
    ['tie', '14.3596'],
    ['playerPair', '10.3614'],
    ['bankerPair', '10.3614'],
  ] as const)('has an edge on %s of %s per cent', (place, edge) => {
    expect(makePercent(minus(rational(1n), returnOf(place)), 4)).toBe(edge)
  })

  test('has facts with its worst and its best return', () => {
    expect(rangeOf(BACCARAT_PLACES.map(returnOf))).toEqual([baccaratFacts.returnMin, baccaratFacts.returnMax])
  })

  test('pays every place by what was dealt, and returns bets on player and banker on a tie', () => {
    const chips = { player: 1, banker: 2, tie: 3, playerPair: 4, bankerPair: 5 }
    for (let nonce = 0; nonce < 300; nonce++) {
      const state = baccarat.play({ chips }, [], openStream({ serverSeed: 'coup', clientSeed: 'any', nonce }))
      if (!state) throw new Error('a coup that cannot be played')
      const { winner, player, banker } = state.view
      const sides = { player: 1 * 20_000, banker: 2 * 19_500, tie: 3 * 90_000 + 1 * 10_000 + 2 * 10_000 }[winner]
      const pairs = [player, banker].map(([one = 0, two = 0]) => (one % 13 === two % 13 ? 120_000 : 0))
      expect(state.paid).toBe(sides + 4 * (pairs[0] ?? 0) + 5 * (pairs[1] ?? 0))
      expect(state.staked).toBe(150_000)
    }
  })

  test('without commission has an edge of 1.4581 per cent on the banker, and no other change', () => {
    expect(makePercent(minus(rational(1n), bankerWithoutCommission), 4)).toBe('1.4581')
    const others = BACCARAT_PLACES.filter((place) => place !== 'banker').map(returnOf)
    const { returnMin, returnMax, largestWin } = sharedFacts.baccaratNoCommission
    expect(rangeOf([bankerWithoutCommission, ...others])).toEqual([returnMin, returnMax])
    expect(largestWin).toBe(BACCARAT_PAYS.playerPair)
    expect(returnOn('baccaratNoCommission', 'banker', 1)).toEqual(bankerWithoutCommission)
    for (const place of BACCARAT_PLACES) expect(returnOn('baccarat', place, 1)).toEqual(returnOf(place))
  })

  test.each([
    // totals of player and banker, paid without commission on the banker, the player and the tie
    [5, 6, 1.5 * 10_000, 0, 0],
    [5, 7, 2 * 10_000, 0, 0],
    [7, 6, 0, 2 * 10_000, 0],
    [6, 6, 10_000, 10_000, 9 * 10_000],
  ])('pays without commission %d against %d with %d, %d and %d', (playerTotal, bankerTotal, ...paid) => {
    const winner = winnerOf(playerTotal, bankerTotal)
    const result = { player: [0, 1], banker: [2, 3], playerTotal, bankerTotal, winner }
    expect(['banker', 'player', 'tie'].map((place) => noCommissionTable.returned(place, result))).toEqual(paid)
  })

  test('parses bets and refuses anything else', () => {
    expect(baccarat.readBet({ chips: { tie: 1 } })).toEqual({ chips: { tie: 1 } })
    for (const chips of [{}, { dragon: 1 }, { tie: 0 }]) expect(baccarat.readBet({ chips })).toBeUndefined()
  })
})
