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

/** Outcomes of a lottery as the house draws them. */
function drawn(id: string, count: number): readonly unknown[] {
  const open = openRounds({ serverSeed: 'ab'.repeat(32), clientSeed: `simulation ${id}` })
  return upTo(count).map((number) => rulesOf(id).draw(open(number), number + 1))
}

/** What every one of the draws brings back of what a slip with one line costs. */
function played(id: string, line: Line, outcomes: readonly unknown[]): readonly number[] {
  const rules = rulesOf(id)
  const bet = rules.readBet({ lines: [line] })
  return outcomes.map((outcome) => rules.paid(bet, outcome) / rules.costOf(bet))
}

describe('[LO3] drawn as the house draws', () => {
  // A unit on everything that can come wins the same in every draw: what is proven of one, without any chance.
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

  // What is bet on is far from everything here. Of the mean of so many draws 99.9 in 100 lie within 3.3 deviations.
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
  ])('%s returns on %s %s what is proven, as near as chance allows', (id, kind, pick) => {
    const returns = played(id, { kind, pick, units: 1 }, drawn(id, DRAWS))
    const mean = returns.reduce((sum, each) => sum + each, 0) / DRAWS
    const spread = Math.sqrt(returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / DRAWS)
    const exact = toNumber(returnOnLine(id, { kind, pick }) ?? { numerator: 0n, denominator: 1n })
    expect(Math.abs((mean - exact) / spread) * Math.sqrt(DRAWS)).toBeLessThan(3.3)
  })

  test('four digits come from all of them', () => {
    const firsts = drawn('sea4d', 300).map((outcome) => Number((outcome as { top: readonly string[] }).top[0]))
    expect(Math.min(...firsts)).toBeLessThan(500)
    expect(Math.max(...firsts)).toBeGreaterThan(9_500)
    expect(Math.abs(firsts.reduce((sum, each) => sum + each, 0) / 300 - 4_999.5)).toBeLessThan(3.3 * (2_887 / 17.3))
  })
})
