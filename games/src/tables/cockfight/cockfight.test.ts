import { plus, rational, times, type Rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBelow, rangeOf } from '../../arcade/testing/exact.ts'
import { script } from '../../testing/script.ts'
import { chancesOf } from './chances.ts'
import { cockfight, fightOf } from './cockfight.ts'
import { cockfightFacts } from './cockfight.facts.ts'
import { cardOf, placeOf, trialsOf } from './derby.ts'
import { fight, pointsOf, strikesOf, weightsOf } from './fight.ts'
import { oddsOf } from './odds.ts'
import { stable, type Build } from './rooster.ts'
import { fellsByCounts } from './testing/byCounts.ts'
import { ended } from './testing/ended.ts'

const WEAK: Build = { power: 1, stamina: 1, luck: 1 }
const builds = [...new Map(stable.map((each) => [`${each.power}${each.stamina}${each.luck}`, each])).values()]
const pairs = builds.flatMap((meron, at) => builds.slice(at).map((wala) => [meron, wala] as const))

const DRAW = rational(21n, 200n)
const DECIDED = rational(179n, 200n)

/** The return of a side: what it wins, and its stake when it is a draw. */
const sideReturns = (wins: Rational, odds: number): Rational => plus(times(wins, rational(BigInt(odds), 10_000n)), DRAW)

describe('a fight of tin roosters', () => {
  // Two of power and luck 1: strikes 0 to 10 are meron's, 11 a lucky one of meron's, 12 to 22 wala's, 23 a lucky one.
  test.each([
    // draws, strikes, winner
    [[0, 10, 0, 10, 0, 10, 0, 21], 'mmmmmmm', 'meron'],
    [[12, 22, 12, 22, 12, 22, 12, 199], 'wwwwwww', 'wala'],
    [[11, 11, 11, 11, 21], 'MMMM', 'meron'],
    [[23, 23, 23, 12, 20], 'WWWw', 'draw'],
    [[11, 23, 11, 23, 11, 23, 0, 0], 'MWMWMWm', 'draw'],
    [[0, 12, 0, 12, 0, 12, 0, 12, 0, 12, 0, 12, 0, 100], 'mwmwmwmwmwmwm', 'meron'],
  ] as const)('draws %j are the strikes %s, and it is %s', (draws, strikes, winner) => {
    expect(fight(WEAK, WEAK, script(...draws))).toEqual({ strikes, winner })
  })

  test('every strike is drawn by its weight: ten and the power, and the luck', () => {
    const [meron, wala] = [
      { power: 5, stamina: 1, luck: 2 },
      { power: 1, stamina: 3, luck: 3 },
    ]
    const letters = Array.from({ length: 15 + 2 + 11 + 3 }, (_, at) => {
      let drawn = 0
      return fight(meron, wala, (below) => (drawn++ === 0 ? at : below - 1)).strikes.charAt(0)
    })
    expect(letters.join('')).toBe('m'.repeat(15) + 'M'.repeat(2) + 'w'.repeat(11) + 'W'.repeat(3))
    expect(weightsOf(meron, wala)).toEqual({ m: 15, M: 2, w: 11, W: 3 })
  })

  test('its strikes describe all of it: both stand until the last one, which fells the loser', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stable), fc.constantFrom(...stable), fc.nat(), (meron, wala, nonce) => {
        const { strikes, winner } = fight(meron, wala, openStream({ serverSeed: 'a', clientSeed: 'b', nonce }))
        const left = { meron: pointsOf(meron), wala: pointsOf(wala) }
        for (const { by, points } of strikesOf(strikes)) {
          expect(Math.min(left.meron, left.wala)).toBeGreaterThan(0)
          left[by === 'meron' ? 'wala' : 'meron'] -= points
        }
        expect(Math.min(left.meron, left.wala)).toBeLessThanOrEqual(0)
        if (winner !== 'draw') expect(left[winner]).toBeGreaterThan(0)
      }),
    )
  })
})

describe('chances and odds', () => {
  test('are the same computed backwards through the chain and by counting strikes, for every possible pair', () => {
    expect(pairs.length).toBe((25 * 26) / 2)
    for (const [meron, wala] of pairs) {
      const chances = chancesOf(meron, wala)
      expect(chances.meron).toEqual(times(fellsByCounts(meron, wala), DECIDED))
      expect(chances.draw).toEqual(DRAW)
      expect(plus(plus(chances.meron, chances.wala), chances.draw)).toEqual(rational(1n))
    }
  })

  test('do not depend on the side of a rooster', () => {
    for (const [meron, wala] of pairs.slice(0, 60)) {
      expect(chancesOf(wala, meron).wala).toEqual(chancesOf(meron, wala).meron)
      expect(oddsOf(wala, meron).wala).toBe(oddsOf(meron, wala).meron)
    }
  })

  test('return 95 % to 96 % on either side of every fight, and 94.5 % on a draw', () => {
    const returns = pairs.flatMap(([meron, wala]) => {
      const [chances, odds] = [chancesOf(meron, wala), oddsOf(meron, wala)]
      expect(odds.draw).toBe(9 * 10_000)
      return [sideReturns(chances.meron, odds.meron), sideReturns(chances.wala, odds.wala)]
    })
    const [least, most] = rangeOf(returns)
    expect(isBelow(rational(95n, 100n), least)).toBe(true)
    expect(isBelow(rational(96n, 100n), most)).toBe(false)
    expect(times(DRAW, rational(9n))).toEqual(rational(945n, 1_000n))
    expect([cockfightFacts.returnMin, cockfightFacts.returnMax]).toEqual([rational(945n, 1_000n), most])
  })
})

describe('a derby', () => {
  test('has twenty fights, and every rooster of the stable in one of them', () => {
    for (const card of [1, 2, 77]) {
      const ids = cardOf(card).flatMap(({ meron, wala }) => [meron.id, wala.id])
      expect(ids.length).toBe(2 * 20)
      expect(new Set(ids).size).toBe(40)
    }
    expect(cardOf(1)).toEqual(cardOf(1))
    expect(cardOf(1)).not.toEqual(cardOf(2))
  })

  test.each([
    [1, { card: 1, fight: 1 }],
    [20, { card: 1, fight: 20 }],
    [21, { card: 2, fight: 1 }],
    [2_000_000, { card: 100_000, fight: 20 }],
  ])('round %d is %j', (number, place) => {
    expect(placeOf(number)).toEqual(place)
  })

  test('publishes the results of ten trials of each rooster', () => {
    for (const rooster of stable.slice(0, 10)) {
      const { won, lost, drawn } = trialsOf(rooster, 5)
      expect(won + lost + drawn).toBe(10)
      expect(trialsOf(rooster, 5)).toEqual({ won, lost, drawn })
    }
  })
})

describe('the bets', () => {
  test.each([
    // chips, winner, paid in ten-thousandths of a unit
    [{ meron: 3 }, 'meron', 3 * 21_200],
    [{ meron: 3 }, 'wala', 0],
    [{ meron: 3 }, 'draw', 3 * 10_000],
    [{ wala: 2, draw: 1 }, 'wala', 2 * 17_300],
    [{ wala: 2, draw: 1 }, 'draw', 2 * 10_000 + 1 * 90_000],
    [{ meron: 1, wala: 1, draw: 1 }, 'meron', 1 * 21_200],
  ] as const)('%j when it is %s pay %d', (chips, winner, paid) => {
    expect(cockfight.paid({ chips }, ended(winner), undefined)).toBe(paid)
  })

  test('are known before with their odds, and the outcome has the same odds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        const { meron, wala, ...known } = fightOf(number)
        const outcome = cockfight.draw(openStream({ serverSeed: 's', clientSeed: 'c', nonce: number }), number)
        expect(outcome).toMatchObject({ ...known, meron: meron.rooster.id, wala: wala.rooster.id })
        expect(cockfight.prelude?.(number)).toEqual(fightOf(number))
        expect(known.odds).toEqual(oddsOf(meron.rooster, wala.rooster))
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      }),
      { numRuns: 30 },
    )
  })

  test('are shown for 20 to 45 seconds', () => {
    const shown = (strikes: number): number => cockfight.showMs({ ...ended('meron'), strikes: 'm'.repeat(strikes) })
    // The shortest fight is four lucky strikes; in the longest both have one point left before the last.
    expect([shown(4), shown(9 + 9 - 1)]).toEqual([20_000, 43_400])
  })

  test('are parsed, and anything else is refused', () => {
    expect(cockfight.readBet({ chips: { meron: 1, draw: 2 } })).toEqual({ chips: { meron: 1, draw: 2 } })
    for (const chips of [{}, { red: 1 }, { meron: 0 }, { meron: 1.5 }, { wala: 20_001 }, null, 'meron'])
      expect(cockfight.readBet({ chips })).toBeUndefined()
  })
})
