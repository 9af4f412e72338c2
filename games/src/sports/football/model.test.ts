import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLION } from '../model/billionths.ts'
import { endingsByMinutes } from '../testing/byMinutes.ts'
import { faultOfSlip, type Slip } from '../slip/slip.ts'
import { builderPrices, jointChances, type Part } from './builder.ts'
import { GOAL_TEMPO, MINUTES, shareOf, type Tempo } from './clock.ts'
import { winnerOf, type Count, type Period } from './facts.ts'
import type { Choice, Market } from './market.ts'
import { quoteMatch } from './offered.ts'
import { chanceOf, countsIn, outlookOf, type Outlook } from './outlook.ts'
import { GOALS_MOST, makePrior, type Prior } from './prior.ts'
import { effectiveChance, fairChances, OVERROUNDS, type Quote } from './quote.ts'
import { raceChances } from './race.ts'
import { KICK_OFF, type State } from './remaining.ts'

const expected = fc.record({
  home: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
  away: fc.double({ min: 0.3, max: 3, noNaN: true }),
})
const rho = fc.double({ min: -0.12, max: 0.05, noNaN: true })
const prior = fc.tuple(expected, rho).map(([each, low]) => makePrior(each, low, GOALS_MOST))

/** Any state of a match: a score that the prior allows, red cards, before and after half time. */
const state = fc
  .record({
    minute: fc.integer({ min: 0, max: MINUTES - 1 }),
    half: fc.record({ home: fc.nat(2), away: fc.nat(2) }),
    more: fc.record({ home: fc.nat(1), away: fc.nat(1) }),
    red: fc.constantFrom(null, 'home' as const, 'away' as const),
    mayHaveRed: fc.boolean(),
  })
  .map(({ minute, half, more, red, mayHaveRed }): State => {
    if (minute === 0) return { ...KICK_OFF, mayHaveRed }
    const reds = red === null ? [] : [{ side: red, minute: Math.ceil(minute / 2) }]
    if (minute < 45) return { minute, score: half, halfScore: null, reds, mayHaveRed }
    const score = { home: half.home + more.home, away: half.away + more.away }
    return { minute, score, halfScore: half, reds, mayHaveRed }
  })

const FACTORIALS = [1, 1, 2, 6, 24, 120]
const goals = { measure: 'goals', period: 'match' } as const
const line = (quarters: number, from: Count): Market => ({ kind: 'asianHandicap', ...goals, quarters, from })
const total = (quarters: number): Market => ({ kind: 'total', ...goals, quarters, side: 'both' })

/** The chance to win of one choice, in billionths. */
function winOf(match: { prior: Prior; state: State }, outlook: Outlook, market: Market, choice: Choice): number {
  const chances = fairChances({ ...match, tempo: GOAL_TEMPO }, outlook, market)
  const at = quoteChoices(market).indexOf(choice)
  return chances[at]?.win ?? Number.NaN
}
const quoteChoices = (market: Market): readonly Choice[] => {
  if (market.kind === 'total') return ['over', 'under']
  if (market.kind === 'doubleChance') return ['homeDraw', 'homeAway', 'drawAway']
  if (market.kind === 'bothScore') return ['yes', 'no']
  return market.kind === 'asianHandicap' || market.kind === 'drawNoBet' ? ['home', 'away'] : ['home', 'draw', 'away']
}

describe('the prior', () => {
  test('[FM2] is Dixon and Coles, up to scores nobody sees', () => {
    fc.assert(
      fc.property(expected, rho, ({ home, away }, low) => {
        const made = makePrior({ home, away }, low, 40)
        const poisson = (mean: number, count: number): number =>
          (Math.exp(-mean) * mean ** count) / (FACTORIALS[count] ?? Number.NaN)
        const tau = [
          [1 - home * away * low, 1 + home * low],
          [1 + away * low, 1 - low],
        ]
        for (let h = 0; h <= 5; h++)
          for (let a = 0; a <= 5; a++) {
            const wanted = poisson(home, h) * poisson(away, a) * (tau[h]?.[a] ?? 1)
            expect(made.chances[h * 41 + a]).toBeCloseTo(wanted, 10)
          }
      }),
      { numRuns: 50 },
    )
  })

  test('[FM1] [FM2] [FM6] a published outlook is the same everywhere, to the billionth', () => {
    const outlook = outlookOf(makePrior({ home: 1.6, away: 1.2 }, -0.06, GOALS_MOST), GOAL_TEMPO, {
      ...KICK_OFF,
      mayHaveRed: true,
    })
    const results = (period: Period): readonly number[] =>
      ['home', 'draw', 'away'].map((winner) =>
        countsIn(outlook, period).reduce(
          (sum, { count, parts }) => (winnerOf(count) === winner ? sum + parts : sum),
          0,
        ),
      )
    expect(results('match')).toEqual([460_089_849, 260_710_649, 279_199_502])
    expect(results('firstHalf')).toEqual([354_987_658, 403_745_666, 241_266_676])
  })
})

/** Four minutes, two in each half, so that every placing of the goals can be listed. */
const FEW: Tempo = Array.from({ length: MINUTES }, (_, at) => ({ 9: 3, 39: 2, 59: 4, 79: 6 })[at] ?? 0)
const small = makePrior({ home: 1.4, away: 0.9 }, -0.08, 2)

describe('the outlook', () => {
  test.each<[string, Partial<State>]>([
    ['before the match', {}],
    ['before the match, with a red card to come', { mayHaveRed: true }],
    ['in the first half', { minute: 20, score: { home: 1, away: 0 } }],
    ['in the first half, with a red card to come', { minute: 20, score: { home: 0, away: 1 }, mayHaveRed: true }],
    [
      'after a red card',
      { minute: 30, score: { home: 0, away: 1 }, reds: [{ side: 'home', minute: 12 }], mayHaveRed: true },
    ],
    ['at half time', { minute: 45, score: { home: 1, away: 0 }, halfScore: { home: 1, away: 0 }, mayHaveRed: true }],
    [
      'in the second half',
      { minute: 70, score: { home: 1, away: 1 }, halfScore: { home: 1, away: 0 }, mayHaveRed: true },
    ],
    [
      'late, after a red card',
      {
        minute: 70,
        score: { home: 1, away: 1 },
        halfScore: { home: 0, away: 0 },
        reds: [{ side: 'away', minute: 65 }],
      },
    ],
  ])('[FM3] [FM4] [FM5] [FM7] %s is what listing all minutes of all goals gives', (_, at) => {
    const now: State = { ...KICK_OFF, ...at }
    const outlook = outlookOf(small, FEW, now)
    const to = { home: now.score.home + 1, away: now.score.away + 1 }
    const listed = endingsByMinutes(small, FEW, now, to)
    const same = (left: Count, right: Count): boolean => left.home === right.home && left.away === right.away
    for (const { half, full, parts } of outlook) {
      const wanted = listed
        .filter((ending) => same(ending.half, half) && same(ending.full, full))
        .reduce((sum, { chance }) => sum + chance, 0)
      expect(Math.abs(parts - wanted * BILLION)).toBeLessThan(2)
    }
    const [home = 0] = raceChances({ prior: small, tempo: FEW, state: now }, outlook, to)
    const first = listed.reduce((sum, ending) => sum + ending.chance * ending.first, 0)
    expect(Math.abs(home - first * BILLION)).toBeLessThan(4)
  })

  test('[FM5] without the correction is that of two Poisson counts with the weight that is left', () => {
    fc.assert(
      fc.property(expected, fc.integer({ min: 1, max: 89 }), ({ home, away }, minute) => {
        const half = minute < 45 ? null : { home: 0, away: 0 }
        const outlook = outlookOf(makePrior({ home, away }, 0, GOALS_MOST), GOAL_TEMPO, {
          ...KICK_OFF,
          minute,
          halfScore: half,
        })
        const left = shareOf(GOAL_TEMPO, minute, MINUTES)
        const fresh = makePrior({ home: home * left, away: away * left }, 0, GOALS_MOST)
        const none = chanceOf(outlook, ({ full }) => full.home === 0 && full.away === 0)
        expect(Math.abs(none - (fresh.chances[0] ?? 0) * BILLION)).toBeLessThan(3)
      }),
      { numRuns: 40 },
    )
  })

  test('[FM5] at the end has one cell, and a red card helps the other side', () => {
    const made = makePrior({ home: 1.5, away: 1.2 }, -0.05, GOALS_MOST)
    const end = { ...KICK_OFF, minute: 90, score: { home: 2, away: 1 }, halfScore: { home: 0, away: 1 } }
    expect(outlookOf(made, GOAL_TEMPO, end)).toEqual([
      { half: { home: 0, away: 1 }, full: { home: 2, away: 1 }, parts: BILLION },
    ])
    const homeWins = (reds: State['reds']): number =>
      chanceOf(outlookOf(made, GOAL_TEMPO, { ...KICK_OFF, minute: 20, reds }), ({ full }) => full.home > full.away)
    expect(homeWins([{ side: 'away', minute: 20 }])).toBeGreaterThan(homeWins([]))
    expect(homeWins([{ side: 'home', minute: 20 }])).toBeLessThan(homeWins([]))
  })
})

describe('markets of one outlook', () => {
  test('[FM6] agree to the billionth', () => {
    fc.assert(
      fc.property(prior, state, (made, now) => {
        const outlook = outlookOf(made, GOAL_TEMPO, now)
        const win = (market: Market, choice: Choice): number =>
          winOf({ prior: made, state: now }, outlook, market, choice)
        const result: Market = { kind: 'result', ...goals }
        const [home, draw, away] = [win(result, 'home'), win(result, 'draw'), win(result, 'away')]
        expect(home + draw + away).toBe(BILLION)
        expect(win({ kind: 'doubleChance', ...goals }, 'homeDraw')).toBe(home + draw)
        expect(win({ kind: 'drawNoBet', ...goals }, 'home')).toBe(home)
        expect(win(line(-2, { home: 0, away: 0 }), 'home')).toBe(home)
        expect(win(line(2, { home: 0, away: 0 }), 'away')).toBe(away)
        expect(win(total(10), 'over') + win(total(10), 'under')).toBe(BILLION)
        const noGoal = (period: 'firstHalf' | 'match', side: 'home' | 'away'): number =>
          countsIn(outlook, period).reduce((sum, { count, parts }) => (count[side] === 0 ? sum + parts : sum), 0)
        const nil = chanceOf(outlook, ({ full }) => full.home === 0 && full.away === 0)
        expect(win({ kind: 'bothScore', period: 'match' }, 'no')).toBe(
          noGoal('match', 'home') + noGoal('match', 'away') - nil,
        )
        const match = { prior: made, tempo: GOAL_TEMPO, state: now }
        for (const market of [
          { kind: 'halfTimeFullTime' },
          { kind: 'correctScore', period: 'match', most: 4 },
          { kind: 'goal', number: now.score.home + now.score.away + 1 },
          { kind: 'race', measure: 'goals', to: 4 },
        ] as const) {
          const sum = fairChances(match, outlook, market).reduce((all, { win: parts }) => all + parts, 0)
          expect(sum).toBe(BILLION)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('[FM6] a quarter line is the mean of its two neighbours, and both sides mirror each other', () => {
    fc.assert(
      fc.property(prior, fc.integer({ min: -6, max: 6 }), (made, half) => {
        const outlook = outlookOf(made, GOAL_TEMPO, KICK_OFF)
        const chances = (quarters: number) =>
          fairChances({ prior: made, tempo: GOAL_TEMPO, state: KICK_OFF }, outlook, line(quarters, KICK_OFF.score))
        const [[below], [quarter, other], [above]] = [chances(2 * half), chances(2 * half + 1), chances(2 * half + 2)]
        if (!below || !quarter || !other || !above) throw new Error('a market has two choices')
        expect(2 * quarter.win + quarter.halfWin).toBe(below.win + above.win)
        expect(quarter.halfWin + quarter.halfLose).toBe(below.push + above.push)
        expect(other.halfLose).toBe(quarter.halfWin)
        expect(other.win + other.halfWin + other.halfLose + quarter.win).toBe(BILLION)
      }),
      { numRuns: 40 },
    )
  })
})

function checkQuote({ market, choices }: Quote): void {
  const covered = market.kind === 'doubleChance' ? 2 : 1
  let sum = 0
  for (const { price, chances } of choices) {
    expect(price === null).toBe(effectiveChance(chances) === 0)
    if (price === null) continue
    sum += 1_000 / price
    const { win, halfWin, push, halfLose } = chances
    // Twice the mean payment of 1,000 units, exactly, is not above what they cost.
    const mean = BigInt(2 * win) * BigInt(price) + BigInt(halfWin) * BigInt(price + 1_000)
    expect(mean + BigInt(2 * push + halfLose) * 1_000n <= 2_000n * BigInt(BILLION)).toBe(true)
  }
  expect(sum).toBeGreaterThanOrEqual((covered * OVERROUNDS[market.kind]) / 1_000_000)
}

describe('prices', () => {
  test('[FM8] [FM9] of every market at any moment keep the margin, and none is above fair', () => {
    fc.assert(
      fc.property(prior, state, (made, now) => {
        const quotes = quoteMatch(made, GOAL_TEMPO, now, 'goals')
        expect(quotes.length).toBeGreaterThan(0)
        quotes.forEach(checkQuote)
      }),
      { numRuns: 25 },
    )
  })

  test('[FM9] a match before it begins has all kinds of markets', () => {
    const made = makePrior({ home: 1.5, away: 1.1 }, -0.05, GOALS_MOST)
    const kinds = new Set(quoteMatch(made, GOAL_TEMPO, KICK_OFF, 'goals').map(({ market }) => market.kind))
    expect([...kinds].sort()).toEqual(Object.keys(OVERROUNDS).sort())
  })

  const parts: readonly Part[] = [
    { market: { kind: 'result', ...goals }, choice: 'home' },
    { market: total(10), choice: 'over' },
    { market: { kind: 'bothScore', period: 'match' }, choice: 'yes' },
  ]

  test('[FM10] a bet builder is priced by the joint chance of its parts', () => {
    fc.assert(
      fc.property(prior, (made) => {
        const outlook = outlookOf(made, GOAL_TEMPO, KICK_OFF)
        const joint = jointChances(outlook, parts)
        expect(joint[0]).toBe(BILLION)
        expect(joint[0b111]).toBe(
          chanceOf(outlook, ({ full }) => full.home > full.away && full.home + full.away > 2 && full.away > 0),
        )
        const prices = builderPrices(outlook, parts) ?? []
        prices.forEach((price, set) => {
          if (set > 0) expect(BigInt(price) * BigInt(joint[set] ?? 0) <= 1_000n * BigInt(BILLION)).toBe(true)
        })
        const slip: Slip = {
          currency: 'USD',
          unit: 100_000n,
          sizes: [1],
          isEachWay: false,
          isFree: false,
          selections: [{ kind: 'builder', fixture: 'f', isBanker: false, prices }],
        }
        expect(faultOfSlip(slip)).toBeUndefined()
      }),
      { numRuns: 30 },
    )
  })

  test.each<[string, Part]>([
    ['a line with a push', { market: total(8), choice: 'over' }],
    ['a race', { market: { kind: 'race', measure: 'goals', to: 2 }, choice: 'home' }],
    ['corners', { market: { kind: 'oddEven', measure: 'corners', period: 'match' }, choice: 'odd' }],
    ['what contradicts another part', { market: { kind: 'result', ...goals }, choice: 'away' }],
  ])('[FM10] %s is no part of a bet builder', (_, part) => {
    const outlook = outlookOf(makePrior({ home: 1.5, away: 1.1 }, -0.05, GOALS_MOST), GOAL_TEMPO, KICK_OFF)
    expect(builderPrices(outlook, [parts[0] as Part, part])).toBeUndefined()
    expect(builderPrices(outlook, parts)).toBeDefined()
  })
})
