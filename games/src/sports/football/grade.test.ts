import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Grade } from '../grade.ts'
import { oneOf, anyFacts, anyMarket } from '../testing/matches.ts'
import { quickRng } from '../testing/cases.ts'
import { naiveGrade } from '../testing/naive.ts'
import { bookingPoints, HALVES, type Event, type Facts, type Side } from './facts.ts'
import { gradeChoice, isDecided } from './grade.ts'
import { choicesOf, type Choice, type Market } from './market.ts'

const NONE = { home: 0, away: 0 }

/** A match by its goals: `ha|h` is one each before half time, and one of the home side after it. */
function played(goals: string, completed: Facts['completed'] = HALVES): Facts {
  const events = goals.split('|').flatMap((half, at) =>
    [...half].map((letter): Event => ({
      half: at === 0 ? 'firstHalf' : 'secondHalf',
      measure: 'goals',
      side: letter === 'h' ? 'home' : 'away',
      points: 1,
    })),
  )
  return { events, completed }
}
const score = (home: number, away: number): Facts => played('h'.repeat(home) + '|' + 'a'.repeat(away))
const handicap = (quarters: number, from = NONE): Market => ({
  kind: 'asianHandicap',
  measure: 'goals',
  period: 'match',
  quarters,
  from,
})
const total = (quarters: number, side: Side | 'both' = 'both'): Market => ({
  kind: 'total',
  measure: 'goals',
  period: 'match',
  quarters,
  side,
})

describe('Asian handicaps', () => {
  // The table of a large bookmaker, giving and receiving: line in quarters, goals ahead, grade.
  test.each([
    [0, 1, 'win'],
    [0, 0, 'push'],
    [0, -1, 'lose'],
    [-1, 1, 'win'],
    [-1, 0, 'halfLose'],
    [-1, -1, 'lose'],
    [1, 1, 'win'],
    [1, 0, 'halfWin'],
    [1, -1, 'lose'],
    [-2, 1, 'win'],
    [-2, 0, 'lose'],
    [2, 0, 'win'],
    [2, -1, 'lose'],
    [-3, 2, 'win'],
    [-3, 1, 'halfWin'],
    [-3, 0, 'lose'],
    [3, 0, 'win'],
    [3, -1, 'halfLose'],
    [3, -2, 'lose'],
    [-4, 2, 'win'],
    [-4, 1, 'push'],
    [-4, 0, 'lose'],
    [4, -1, 'push'],
    [-5, 1, 'halfLose'],
    [5, -1, 'halfWin'],
    [-7, 2, 'halfWin'],
    [7, -2, 'halfLose'],
  ] as const)('[SB18] on %d quarters, %d ahead, is %s', (quarters, ahead, grade) => {
    const facts = score(Math.max(0, ahead), Math.max(0, -ahead))
    expect(gradeChoice(handicap(quarters), 'home', facts)).toBe(grade)
    // The away side of the mirrored match has the same.
    const mirrored = score(Math.max(0, -ahead), Math.max(0, ahead))
    expect(gradeChoice(handicap(-quarters), 'away', mirrored)).toBe(grade)
  })

  test('[SB18] in play the handicap counts from the score at acceptance', () => {
    expect(gradeChoice(handicap(-1, { home: 1, away: 0 }), 'home', score(1, 0))).toBe('halfLose')
    expect(gradeChoice(handicap(-1, { home: 1, away: 0 }), 'away', score(1, 0))).toBe('halfWin')
    expect(gradeChoice(handicap(-1), 'home', score(1, 0))).toBe('win')
  })
})

const match = { measure: 'goals', period: 'match' } as const

describe('grades', () => {
  test.each<[string, Market, Choice, Facts, Grade]>([
    ['SB19', total(10), 'over', score(2, 1), 'win'],
    ['SB19', total(11), 'over', score(2, 1), 'halfWin'],
    ['SB19', total(12), 'over', score(2, 1), 'push'],
    ['SB19', total(13), 'over', score(2, 1), 'halfLose'],
    ['SB19', total(13), 'under', score(2, 1), 'halfWin'],
    ['SB19', total(6, 'away'), 'under', score(2, 1), 'win'],
    ['SB20', { kind: 'result', ...match }, 'draw', score(1, 1), 'win'],
    ['SB20', { kind: 'doubleChance', ...match }, 'homeAway', score(1, 1), 'lose'],
    ['SB20', { kind: 'drawNoBet', ...match }, 'home', score(1, 1), 'push'],
    ['SB20', { kind: 'handicap', ...match, line: -1 }, 'draw', score(1, 0), 'win'],
    ['SB20', { kind: 'bothScore', period: 'match' }, 'yes', score(1, 0), 'lose'],
    ['SB20', { kind: 'oddEven', ...match }, 'even', score(0, 0), 'win'],
    ['SB20', { kind: 'correctScore', period: 'match', most: 4 }, '2-1', score(2, 1), 'win'],
    ['SB20', { kind: 'correctScore', period: 'match', most: 4 }, 'other', score(5, 1), 'win'],
    ['SB20', { kind: 'halfTimeFullTime' }, 'home/draw', played('h|a'), 'win'],
    ['SB20', { kind: 'halfTimeFullTime' }, 'home/draw', played('ha|'), 'lose'],
    ['SB20', { kind: 'race', measure: 'goals', to: 2 }, 'away', played('ha|ah'), 'win'],
    ['SB20', { kind: 'race', measure: 'goals', to: 3 }, 'neither', played('ha|ah'), 'win'],
    ['SB20', { kind: 'goal', number: 2 }, 'away', played('ha|ah'), 'win'],
    ['SB20', { kind: 'goal', number: 5 }, 'neither', played('ha|ah'), 'win'],
    ['SB20', { kind: 'result', measure: 'goals', period: 'secondHalf' }, 'away', played('hh|a'), 'win'],
  ])('[%s] %j, %s after %j is %s', (_, market, choice, facts, grade) => {
    expect(gradeChoice(market, choice, facts)).toBe(grade)
  })

  test.each([
    [{ yellow: 0, isSentOff: false }, 0],
    [{ yellow: 1, isSentOff: false }, 10],
    [{ yellow: 0, isSentOff: true }, 25],
    [{ yellow: 1, isSentOff: true }, 35],
    [{ yellow: 2, isSentOff: true }, 35],
  ])('[SB21] the cards %j are %d points', (cards, points) => {
    expect(bookingPoints(cards)).toBe(points)
  })

  test.each<[Market, Choice, Grade]>([
    // Abandoned in the second half at 2-1, which was the score of the first half.
    [{ kind: 'result', ...match }, 'home', { void: 'abandoned' }],
    [{ kind: 'result', measure: 'goals', period: 'firstHalf' }, 'home', 'win'],
    [total(10), 'over', 'win'],
    [total(10), 'under', 'lose'],
    [total(11), 'over', { void: 'abandoned' }],
    [total(14), 'under', { void: 'abandoned' }],
    [{ kind: 'bothScore', period: 'match' }, 'yes', 'win'],
    [{ kind: 'bothScore', period: 'secondHalf' }, 'yes', { void: 'abandoned' }],
    [{ kind: 'race', measure: 'goals', to: 2 }, 'home', 'win'],
    [{ kind: 'race', measure: 'goals', to: 3 }, 'home', { void: 'abandoned' }],
    [{ kind: 'goal', number: 3 }, 'home', 'win'],
    [{ kind: 'goal', number: 4 }, 'neither', { void: 'abandoned' }],
    [{ kind: 'correctScore', period: 'match', most: 1 }, 'other', { void: 'abandoned' }],
    [{ kind: 'halfTimeFullTime' }, 'away/home', { void: 'abandoned' }],
  ])('[SB23] %j, %s of an abandoned match is %j', (market, choice, grade) => {
    expect(gradeChoice(market, choice, played('hah|', ['firstHalf']))).toEqual(grade)
  })
})

const seeds = fc.integer({ min: 0, max: 2 ** 31 })

test('[SB18] [SB19] [SB20] [SB23] two implementations grade every choice of any market alike', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = quickRng(seed)
      const [market, facts] = [anyMarket(rng), anyFacts(rng)]
      for (const choice of choicesOf(market))
        expect(gradeChoice(market, choice, facts)).toEqual(naiveGrade(market, choice, facts))
    }),
    { numRuns: 3_000 },
  )
})

test('[SB23] what is decided stays as it is, whatever happens after it', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = quickRng(seed)
      const [market, before] = [anyMarket(rng), { ...anyFacts(rng), completed: ['firstHalf'] as const }]
      if (!isDecided(market, before)) return
      const more = Array.from({ length: rng(6) }, (): Event => {
        const measure = oneOf(rng, ['goals', 'corners'] as const)
        return { half: 'secondHalf', measure, side: oneOf(rng, ['home', 'away'] as const), points: 1 }
      })
      const after: Facts = { events: [...before.events, ...more], completed: HALVES }
      for (const choice of choicesOf(market))
        expect(gradeChoice(market, choice, after)).toEqual(gradeChoice(market, choice, before))
    }),
    { numRuns: 1_000 },
  )
})
