import { makePercent, rational, type Rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../arcade/testing/exact.ts'
import { WHOLE } from '../../tables/rules.ts'
import { lotteryFacts } from '../facts.ts'
import { FOUR_D_PAYS, fourDKinds, ordersOf, sea4d, type FourDOutcome } from './fourD.ts'

const numberOf = (value: number): string => String(value % 10_000).padStart(4, '0')

/** 23 different numbers, shifted by so much: over all shifts each prize falls on each number once. */
function turnedBy(turn: number): FourDOutcome {
  const numbers = Array.from({ length: 23 }, (_, at) => numberOf(at * 431 + 7 + turn))
  return { top: numbers.slice(0, 3), starters: numbers.slice(3, 13), consolations: numbers.slice(13) }
}

const turns = Array.from({ length: 10_000 }, (_, turn) => turnedBy(turn))

function byEveryTurn(kind: string, pick: string): Rational {
  const paid = turns.reduce((sum, outcome) => sum + (fourDKinds[kind]?.paid(pick, outcome) ?? 0), 0)
  return rational(BigInt(paid), BigInt(turns.length * WHOLE))
}

const drawn: FourDOutcome = {
  top: ['1234', '4321', '0007'],
  starters: ['2134', '0000', '1111', '2222', '3333', '4444', '5555', '6666', '7777', '1122'],
  consolations: ['3421', '8888', '9999', '0070', '0001', '0002', '0003', '0004', '0005', '2211'],
}

describe('four digits', () => {
  test.each([
    // kind, pick, what a unit brings in ten-thousandths
    ['big', '1234', 2_500 * WHOLE],
    ['big', '4321', 1_000 * WHOLE],
    ['big', '0007', 500 * WHOLE],
    ['big', '1122', 180 * WHOLE],
    ['big', '2211', 60 * WHOLE],
    ['big', '1243', 0],
    ['small', '1234', 3_500 * WHOLE],
    ['small', '4321', 2_000 * WHOLE],
    ['small', '0007', 1_000 * WHOLE],
    ['small', '1122', 0],
    ['small', '2211', 0],
    ['four', '1234', 9_000 * WHOLE],
    ['four', '4321', 0],
    ['four', '2134', 0],
    // 24 orders: the first, the second, a starter and a consolation.
    ['iBoxBig', '1234', 1_041_666 + 416_666 + 75_000 + 25_000],
    ['iBoxSmall', '1234', 1_458_333 + 833_333],
    // Four orders: the third prize, and a consolation.
    ['iBoxBig', '0007', 1_250_000 + 150_000],
    ['iBoxSmall', '0007', 2_500_000],
    // Six orders: a starter, and a consolation.
    ['iBoxBig', '1122', 300_000 + 100_000],
    ['iBoxSmall', '1122', 0],
  ])('[LO2] pays on %s %s %d', (kind, pick, paid) => {
    expect(sea4d.paid({ lines: [{ kind, pick, units: 2 }] }, drawn)).toBe(2 * paid)
  })

  test.each([
    ['0123', 24],
    ['0012', 12],
    ['0011', 6],
    ['0001', 4],
    ['0000', 1],
  ])('%s has %d orders', (pick, orders) => {
    const all = turns.map((_, number) => numberOf(number)).filter((each) => [...each].toSorted().join('') === pick)
    expect([ordersOf(pick), all.length]).toEqual([orders, orders])
  })

  test('[LO4] are 23 different numbers', () => {
    for (let nonce = 1; nonce <= 20; nonce += 1) {
      const outcome = sea4d.draw(openStream({ serverSeed: 'a', clientSeed: 'b', nonce }), nonce)
      const all = [...outcome.top, ...outcome.starters, ...outcome.consolations]
      expect([outcome.top.length, outcome.starters.length, outcome.consolations.length]).toEqual([3, 10, 10])
      expect(new Set(all).size).toBe(23)
      for (const number of all) expect(number).toMatch(/^\d{4}$/)
    }
  })
})

describe('[LO3] the return of four digits', () => {
  const lines = [
    ['big', '0123', '64.0000'],
    ['big', '7777', '64.0000'],
    ['small', '0123', '65.0000'],
    ['four', '9999', '90.0000'],
    ['iBoxBig', '0123', '63.9999'],
    ['iBoxBig', '0012', '63.9999'],
    ['iBoxBig', '0011', '63.9999'],
    ['iBoxBig', '0001', '64.0000'],
    ['iBoxSmall', '0123', '64.9999'],
    ['iBoxSmall', '0012', '64.9999'],
    ['iBoxSmall', '0011', '64.9999'],
    ['iBoxSmall', '0001', '65.0000'],
  ] as const

  test.each(lines)('for %s on %s, by formula and by every number at every prize, is %s %%', (kind, pick, percent) => {
    const returned = fourDKinds[kind]?.returned(pick) ?? rational(0n)
    expect(makePercent(returned, 4)).toBe(percent)
    expect(byEveryTurn(kind, pick)).toEqual(returned)
  })

  test('is what the facts say', () => {
    const { returnMin, returnMax, largestWin } = lotteryFacts.fourD
    const returns = lines.map(([kind, pick]) => fourDKinds[kind]?.returned(pick) ?? rational(0n))
    expect(rangeOf(returns)).toEqual([returnMin, returnMax])
    expect(Math.max(...Object.values(FOUR_D_PAYS).flatMap(({ top }) => top)) * WHOLE).toBe(largestWin)
  })
})
