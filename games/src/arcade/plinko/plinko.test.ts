import { rational, type Rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { choose, isBelow, meanOf, rangeOf } from '../testing/exact.ts'
import { plinko, plinkoPays, type PlinkoBet } from './plinko.ts'
import { RISKS, ROWS_MAX, ROWS_MIN } from './tables.ts'
import { script } from '../../testing/script.ts'

const bets: readonly PlinkoBet[] = RISKS.flatMap((risk) =>
  Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, i) => ({ rows: ROWS_MIN + i, risk })),
)

/** Of 2^rows paths, C(rows, slot) end in a slot. */
const byFormula = (bet: PlinkoBet): Rational =>
  meanOf(plinkoPays(bet).map((paid, slot) => [rational(choose(bet.rows, slot), 2n ** BigInt(bet.rows)), paid]))

/** Every path there is. */
function byEveryPath(bet: PlinkoBet): Rational {
  let paid = 0
  for (let number = 0; number < 2 ** bet.rows; number += 1) {
    const path = Array.from({ length: bet.rows }, (_, row) => Math.floor(number / 2 ** row) % 2)
    paid += plinko.play(bet, [], script(...path))?.paid ?? 0
  }
  return rational(BigInt(paid), 2n ** BigInt(bet.rows) * 10_000n)
}

describe('plinko', () => {
  test.each([
    ['all to the left', [0, 0, 0, 0, 0, 0, 0, 0], 24 * 10_000],
    ['all to the right', [1, 1, 1, 1, 1, 1, 1, 1], 24 * 10_000],
    ['once to the right', [0, 0, 1, 0, 0, 0, 0, 0], 33_000],
    ['to the middle', [0, 1, 0, 1, 0, 1, 0, 1], 5_000],
  ])('%s over eight rows at high risk', (_, path, paid) => {
    const state = plinko.play({ rows: 8, risk: 'high' }, [], script(...path))
    expect(state).toEqual({ view: { path }, isOver: true, staked: 10_000, paid })
  })

  test('every table pays the same on both sides, and never more nearer to the middle', () => {
    for (const bet of bets) {
      const pays = plinkoPays(bet)
      expect(pays).toHaveLength(bet.rows + 1)
      expect(pays.toReversed()).toEqual(pays)
      for (let slot = 1; slot <= bet.rows / 2; slot += 1)
        expect(pays[slot]).toBeLessThanOrEqual(pays[slot - 1] ?? Number.NaN)
    }
  })

  test('returns what the facts say on every table: just below 99 %', () => {
    const [least, most] = rangeOf(bets.map(byFormula))
    expect([least, most]).toEqual([arcadeFacts.plinko.returnMin, arcadeFacts.plinko.returnMax])
    expect(isBelow(least, rational(989n, 1_000n))).toBe(false)
    expect(isBelow(rational(99n, 100n), most)).toBe(false)
    expect(Math.max(...bets.flatMap(plinkoPays))).toBe(arcadeFacts.plinko.largestWin)
  })

  test.each(bets.filter(({ rows }) => rows <= 12))('$rows rows at $risk risk: every path gives the same', (bet) => {
    expect(byEveryPath(bet)).toEqual(byFormula(bet))
  })

  test('parses bets and refuses anything else', () => {
    expect(plinko.readBet({ rows: 16, risk: 'low' })).toEqual({ rows: 16, risk: 'low' })
    for (const bet of [{ rows: 7, risk: 'low' }, { rows: 17, risk: 'low' }, { rows: 9, risk: 'none' }, { rows: 9 }])
      expect(plinko.readBet(bet)).toBeUndefined()
  })
})
