import { toNumber } from '@ronda/core'
import { openRounds } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import type { Line } from './lines.ts'
import { returnOnLine } from './returns.ts'
import { lotteryTitles } from './titles.ts'

const DRAWS = 2_000

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const tails = upTo(100).map((tail) => String(tail).padStart(2, '0'))

const rulesOf = (id: string) => {
  const title = lotteryTitles.find(({ rules }) => rules.id === id)
  if (!title) throw new Error(`no lottery ${id}`)
  return title.rules
}

/** Outcomes of a lottery, drawn as the server draws them. */
function drawn(id: string, count: number): readonly unknown[] {
  const open = openRounds({ serverSeed: 'ab'.repeat(32), clientSeed: `simulation ${id}` })
  return upTo(count).map((number) => rulesOf(id).draw(open(number), number + 1))
}

/** The return of every one of the draws for a slip with one line. */
function played(id: string, line: Line, outcomes: readonly unknown[]): readonly number[] {
  const rules = rulesOf(id)
  const bet = rules.readBet({ lines: [line] })
  return outcomes.map((outcome) => rules.paid(bet, outcome) / rules.costOf(bet))
}

describe('[LO3] simulated with the server’s draws', () => {
  // A unit on every possible pick wins the same in every draw: this tests the proven return without any variance.
  test.each([
    ['vnNorth', 'lo2', tails],
    ['vnNorth', 'de', tails],
    ['vnSouth', 'lo2', tails],
    ['vnCentral', 'de', tails],
    ['elott1', 'two', tails],
    ['elott3', 'digit', upTo(10).map((digit) => `4:${digit}`)],
    ['elott5', 'size', ['sum:big', 'sum:small']],
    ['elott5', 'parity', ['2:odd', '2:even']],
  ])('%s returns what is proven when everything of %s is bet on', (id, kind, picks) => {
    const exact = toNumber(returnOnLine(id, { kind, pick: picks[0] ?? '' }) ?? { numerator: 0n, denominator: 1n })
    for (const outcome of drawn(id, 20)) {
      const [paid, cost] = picks
        .map((pick) => rulesOf(id).readBet({ lines: [{ kind, pick, units: 1 }] }))
        .reduce<readonly [number, number]>(
          ([won, laid], bet) => [won + rulesOf(id).paid(bet, outcome), laid + rulesOf(id).costOf(bet)],
          [0, 0],
        )
      expect(paid / cost).toBeCloseTo(exact, 12)
    }
  })

  // These bets cover only a part of the picks. The mean of this many draws lies within 3.3 deviations in 99.9 of 100
  // cases.
  test.each([
    ['vnNorth', 'lo2', '07'],
    ['vnNorth', 'xien2', '07-34'],
    ['vnCentral', 'xien2', '00-99'],
    ['keno80', 'keno', '07'],
    ['keno80', 'keno', '07-11'],
    ['keno80', 'keno', '07-11-23-40'],
    ['elott1', 'size', '3:big'],
    ['elott1', 'parity', 'sum:odd'],
    ['elott3', 'digit', '3:7'],
    ['elott3', 'sum', '22'],
    ['elott5', 'duel', '1-5:dragon'],
    ['elott5', 'duel', '2-4:tie'],
  ])('%s returns on %s %s what is proven, within the statistical error', (id, kind, pick) => {
    const returns = played(id, { kind, pick, units: 1 }, drawn(id, DRAWS))
    const mean = returns.reduce((sum, each) => sum + each, 0) / DRAWS
    const spread = Math.sqrt(returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / DRAWS)
    const exact = toNumber(returnOnLine(id, { kind, pick }) ?? { numerator: 0n, denominator: 1n })
    expect(Math.abs((mean - exact) / spread) * Math.sqrt(DRAWS)).toBeLessThan(3.3)
  })

  test('first prizes of four digits cover the whole range', () => {
    const firsts = drawn('sea4d', 300).map((outcome) => Number((outcome as { top: readonly string[] }).top[0]))
    expect(Math.min(...firsts)).toBeLessThan(500)
    expect(Math.max(...firsts)).toBeGreaterThan(9_500)
    expect(Math.abs(firsts.reduce((sum, each) => sum + each, 0) / 300 - 4_999.5)).toBeLessThan(3.3 * (2_887 / 17.3))
  })
})
