import { plus, rational, times } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideHeap, worthOf } from '../../tables/pool.ts'
import { WHOLE } from '../../tables/rules.ts'
import { chanceOfHits } from '../balls.ts'
import { lotteryFacts } from '../facts.ts'
import { writeBalls } from '../picks.ts'
import { byBalls } from '../testing/byBalls.ts'
import { divideClasses, type PrizeClass } from './divide.ts'
import { LOTTO_PART, LOTTO_PARTS, lotto45, lotto55 } from './lotto.ts'

const pool = lotto45.pool
if (!pool) throw new Error('a lotto has a pool')

const heap = (stakedUnits: number, carried = 0) => ({ players: 1, stakedUnits, laid: { six: stakedUnits }, carried })
const drawn = { drawn: [45, 1, 2, 3, 4, 5] }

const classesOf = (amounts: readonly (readonly [shares: number, amount: number])[]): readonly PrizeClass[] =>
  amounts.map(([shares, amount], at) => ({ name: ['three', 'four', 'five', 'six'][at] ?? '', shares, amount }))

describe('a pool of six numbers', () => {
  test.each([
    // of 6/45, of 6/55: draws in which so many of six numbers come
    [6, 1n, 1n],
    [5, 234n, 294n],
    [4, 11_115n, 17_640n],
    [3, 182_780n, 368_480n],
  ])('[LO4] %d come in %d of 8,145,060 draws, and in %d of 28,989,675', (hits, of45, of55) => {
    const [urn45, urn55] = [
      { balls: 45, drawn: 6 },
      { balls: 55, drawn: 6 },
    ]
    expect(chanceOfHits(hits, 6, urn45)).toEqual(rational(of45, 8_145_060n))
    expect(chanceOfHits(hits, 6, urn55)).toEqual(rational(of55, 28_989_675n))
    expect(byBalls(6, urn45)[hits]).toEqual(rational(of45, 8_145_060n))
    expect(byBalls(6, urn55)[hits]).toEqual(rational(of55, 28_989_675n))
  })

  test('[LO4] draws six different balls', () => {
    expect(lotto45.draw((below) => below - 1, 1).drawn).toEqual([45, 44, 43, 42, 41, 40])
    expect(lotto55.draw((below) => below - 1, 1).drawn).toEqual([55, 54, 53, 52, 51, 50])
  })

  test.each([
    [['01-02-03-04-05-45'], { six: 2 }],
    [['01-02-03-04-05-06'], { five: 2 }],
    [['01-02-03-04-06-07'], { four: 2 }],
    [['01-02-03-06-07-08'], { three: 2 }],
    [['01-02-06-07-08-09'], {}],
    [['01-02-03-06-07-08', '01-02-03-06-07-09', '01-02-03-04-05-45'], { three: 4, six: 2 }],
  ])('[LO5] lines %j of two units have the shares %j', (picks, shares) => {
    expect(pool.sharesOf({ lines: picks.map((pick) => ({ kind: 'six', pick, units: 2 })) }, drawn)).toEqual(shares)
  })

  test('[LO5] pays a line what its shares are worth, and nothing without a heap', () => {
    const bet = { lines: [{ kind: 'six', pick: '01-02-03-06-07-08', units: 3 }] }
    expect(lotto45.paid(bet, drawn, undefined, { three: 123 })).toBe(369)
    expect(lotto45.paid(bet, drawn, undefined, { four: 123 })).toBe(0)
    expect(lotto45.paid(bet, drawn)).toBe(0)
    expect(pool.laidBy(bet)).toEqual({ six: 3 })
  })

  test.each([
    // units, carried, shares, what each share brings in units, what is carried on in units
    [1_000, 0, {}, {}, 550],
    [1_000, 50, {}, {}, 600],
    [1_000, 0, { three: 10 }, { three: 16.5 }, 385],
    [1_000, 0, { three: 20, four: 2 }, { three: 8.25, four: 41.25 }, 302.5],
    [1_000, 50, { six: 1 }, { six: 600 }, 0],
    [1_000, 50, { six: 2, three: 10 }, { three: 16.5, six: 217.5 }, 0],
    // One winner of each: four numbers would pay 82.5 and three 165, so that they share.
    [1_000, 0, { three: 1, four: 1 }, { three: 123.75, four: 123.75 }, 302.5],
    [1_000, 0, { three: 1, four: 1, five: 1 }, { three: 110, four: 110, five: 110 }, 220],
    // Many have all six, and fewer have less: all of them share everything.
    [100, 0, { three: 1, six: 10 }, { three: 5, six: 5 }, 0],
  ])('[LO5] [LO6] %d units and %d carried with %j bring %j and carry %d', (units, carried, shares, perShare, on) => {
    const divided = divideHeap(pool, heap(units, carried * WHOLE), shares, drawn)
    const inUnits = Object.fromEntries(
      Object.entries(divided.perShare ?? {}).map(([name, amount]) => [name, amount / WHOLE]),
    )
    expect([inUnits, divided.carriedOn / WHOLE]).toEqual([perShare, on])
  })

  test('[LO5] has class parts that add up to 55 % of a unit', () => {
    expect(Object.values(LOTTO_PARTS).reduce((sum, part) => sum + part, 0)).toBe(LOTTO_PART)
    expect(lotteryFacts.pool.returnMin).toEqual(rational(BigInt(LOTTO_PART), BigInt(WHOLE)))
    expect(lotteryFacts.pool.returnMax).toEqual(rational(55n, 100n))
  })

  test('[LO5] returns 55 % of a line on average, when the amount of a class is divided among its winners', () => {
    // A class has a part of every unit and a chance for every unit: the average win is one divided by the other.
    const urn = { balls: 45, drawn: 6 }
    const returned = ([3, 4, 5, 6] as const)
      .map((hits) => {
        const part = rational(BigInt(Object.values(LOTTO_PARTS)[hits - 3] ?? 0), BigInt(WHOLE))
        const chance = chanceOfHits(hits, 6, urn)
        const prize = times(part, rational(chance.denominator, chance.numerator))
        return times(chance, prize)
      })
      .reduce(plus)
    expect(returned).toEqual(rational(55n, 100n))
  })
})

const amounts = fc.array(fc.tuple(fc.nat(50), fc.nat(10 ** 9)), { minLength: 4, maxLength: 4 })

describe('[LO5] for any stakes', () => {
  test('and draws, exactly the carried amount and 55 % of the stakes are paid or carried on', () => {
    fc.assert(
      fc.property(
        fc.nat(10 ** 8),
        fc.nat(10 ** 12),
        fc.array(fc.nat(1_000), { minLength: 4, maxLength: 4 }),
        (units, carried, [three = 0, four = 0, five = 0, six = 0]) => {
          const shares = { three, four, five, six }
          const { perShare, carriedOn } = divideHeap(pool, heap(units, carried), shares, drawn)
          expect(worthOf(shares, perShare ?? {}) + carriedOn).toBe(carried + LOTTO_PART * units)
          if (six > 0) expect(carriedOn).toBeLessThan(three + four + five + six)
        },
      ),
    )
  })

  test('[LO6] and draws, more numbers never pay less', () => {
    fc.assert(
      fc.property(amounts, fc.nat(10 ** 9), (given, carried) => {
        const classes = classesOf(given)
        const { perShare } = divideClasses(classes, carried)
        const prizes = classes.filter(({ shares }) => shares > 0).map(({ name }) => perShare?.[name] ?? -1)
        expect(prizes).toEqual(prizes.toSorted((left, right) => left - right))
        expect(prizes).not.toContain(-1)
      }),
    )
  })

  test('over many draws, all of the 55 % is paid except what is carried last', () => {
    let [carried, paid, staked] = [0, 0, 0]
    for (let nonce = 1; nonce <= 300; nonce += 1) {
      const rng = openStream({ serverSeed: 'lotto', clientSeed: 'test', nonce })
      const bets = Array.from({ length: 20 }, () => ({
        lines: [{ kind: 'six', pick: writeBalls(lotto45.draw(rng, nonce).drawn), units: 1 + rng(5) }],
      }))
      const outcome = lotto45.draw(rng, nonce)
      const units = bets.reduce((sum, bet) => sum + lotto45.costOf(bet) / WHOLE, 0)
      const shares: Record<string, number> = {}
      for (const bet of bets)
        for (const [name, count] of Object.entries(pool.sharesOf(bet, outcome)))
          shares[name] = (shares[name] ?? 0) + count
      const divided = divideHeap(pool, heap(units, carried), shares, outcome)
      paid += bets.reduce((sum, bet) => sum + lotto45.paid(bet, outcome, undefined, divided.perShare ?? {}), 0)
      staked += units
      carried = divided.carriedOn
    }
    expect(paid).toBeGreaterThan(0)
    expect(paid + carried).toBe(staked * LOTTO_PART)
  })
})
