import { plus, rational, type Rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { kenoPays } from '../../arcade/keno/keno.ts'
import { meanOf, rangeOf } from '../../arcade/testing/exact.ts'
import { lotteryFacts } from '../facts.ts'
import { writeBalls } from '../picks.ts'
import { byBalls } from '../testing/byBalls.ts'
import { keno80, kenoKinds } from './keno80.ts'

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1)

const returnOf = (spots: number): Rational => kenoKinds['keno']?.returned(writeBalls(upTo(spots))) ?? rational(0n)

describe('shared keno', () => {
  test.each([
    // pick, drawn, what a unit brings in ten-thousandths
    ['01', upTo(20), 38_000],
    ['80', upTo(20), 0],
    ['01-02-03', upTo(20), 485_000],
    ['01-02-80', upTo(20), 20_000],
    ['01-02-03-04-05-06-07-08-09-10', upTo(20), 1_000_000_000],
    ['71-72-73-74-75-76-77-78-79-80', upTo(20), 30_000],
  ])('[LO2] numbers %s with %j drawn pay %d', (pick, balls, paid) => {
    const lines = [{ kind: 'keno', pick, units: 1 }]
    expect(keno80.paid({ lines }, { drawn: balls })).toBe(paid)
    const both = [...lines, { kind: 'keno', pick: '01-02', units: 2 }]
    expect(keno80.paid({ lines: both }, { drawn: balls })).toBe(paid + 2 * 158_000)
  })

  test('[LO4] draws twenty different balls in an order', () => {
    expect(keno80.draw((below) => below - 1, 1).drawn).toEqual(upTo(80).toReversed().slice(0, 20))
    expect(keno80.draw(() => 0, 1).drawn).toEqual(upTo(20))
  })

  test.each(upTo(10))('[LO3] %d numbers return the same by formula and ball by ball', (spots) => {
    const chances = byBalls(spots, { balls: 80, drawn: 20 })
    expect(returnOf(spots)).toEqual(meanOf(kenoPays(spots).map((paid, hits) => [chances[hits] ?? rational(0n), paid])))
    expect(chances.reduce(plus)).toEqual(rational(1n))
  })

  test('[LO3] returns what the facts say', () => {
    expect(rangeOf(upTo(10).map(returnOf))).toEqual([lotteryFacts.keno.returnMin, lotteryFacts.keno.returnMax])
    expect(Math.max(...upTo(10).flatMap(kenoPays))).toBe(lotteryFacts.keno.largestWin)
  })
})
