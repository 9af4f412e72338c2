import { plus, rational, times, type Rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { choose, meanOf, rangeOf } from '../testing/exact.ts'
import { BALLS, DRAWN, keno, kenoPays, SPOTS_MAX } from './keno.ts'
import { script } from '../../testing/script.ts'

/** Draws that take these balls, 1 to 80, one after the other. */
function takes(balls: readonly number[]): readonly number[] {
  const urn = Array.from({ length: BALLS }, (_, i) => i + 1)
  return balls.map((ball) => {
    const at = urn.indexOf(ball)
    urn.splice(at, 1)
    return at
  })
}

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1)

/** Hits are hypergeometric: C(spots, hits) × C(80 − spots, 20 − hits) of C(80, 20). */
const byFormula = (spots: number): Rational =>
  meanOf(
    kenoPays(spots).map((paid, hits) => [
      rational(choose(spots, hits) * choose(BALLS - spots, DRAWN - hits), choose(BALLS, DRAWN)),
      paid,
    ]),
  )

/** Ball by ball: after each one, how likely so many hits are. */
function byBalls(spots: number): Rational {
  let chances: readonly Rational[] = [rational(1n)]
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    const left = BigInt(BALLS - drawn)
    chances = Array.from({ length: chances.length + 1 }, (_, hits) => {
      const stays = times(chances[hits] ?? rational(0n), rational(left - BigInt(spots - hits), left))
      const hit = times(chances[hits - 1] ?? rational(0n), rational(BigInt(spots - hits + 1), left))
      return plus(stays, hit)
    })
  }
  return meanOf(kenoPays(spots).map((paid, hits) => [chances[hits] ?? rational(0n), paid]))
}

describe('keno', () => {
  test.each([
    // spots, drawn, pays
    [[1], upTo(20), 38_000],
    [[80], upTo(20), 0],
    [[1, 2, 3], [...upTo(19), 80], 485_000],
    [[1, 2, 80], upTo(20), 20_000],
    [upTo(10), upTo(20), 1_000_000_000],
    [[71, 72, 73, 74, 75, 76, 77, 78, 79, 80], upTo(20), 30_000],
  ])('numbers %j with %j drawn pay %d', (spots, drawn, paid) => {
    const state = keno.play({ spots }, [], script(...takes(drawn)))
    expect(state).toEqual({ view: { drawn }, isOver: true, staked: 10_000, paid })
  })

  test.each(upTo(SPOTS_MAX))('%d numbers return the same by formula and ball by ball', (spots) => {
    expect(byBalls(spots)).toEqual(byFormula(spots))
  })

  test('returns what the facts say: 94.7 % to 95.4 %', () => {
    const range = rangeOf(upTo(SPOTS_MAX).map(byFormula))
    expect(range).toEqual([arcadeFacts.keno.returnMin, arcadeFacts.keno.returnMax])
    expect(Math.max(...upTo(SPOTS_MAX).flatMap(kenoPays))).toBe(arcadeFacts.keno.largestWin)
  })

  test('twenty different balls are drawn, whatever the draws', () => {
    const view = keno.play({ spots: [5] }, [], (below) => below - 1)?.view
    expect(view?.drawn).toEqual(upTo(80).toReversed().slice(0, 20))
  })

  test('parses bets in any order and refuses anything else', () => {
    expect(keno.readBet({ spots: [80, 1, 7] })).toEqual({ spots: [1, 7, 80] })
    const wrong: readonly unknown[] = [[], upTo(11), [1, 1], [0], [81], [1.5], ['1'], 'x', null]
    for (const spots of wrong) expect(keno.readBet({ spots })).toBeUndefined()
  })
})
