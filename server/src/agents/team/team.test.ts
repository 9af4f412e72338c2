import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt, type LineRow } from '../tree/tree.ts'
import {
  addFigures,
  addUpDays,
  addUpTeams,
  countNewlyActive,
  daysBelow,
  lossOf,
  monthOf,
  NO_FIGURES,
  pseudonymOf,
  type Change,
  type Figures,
} from './team.ts'

const DAY = Date.UTC(2028, 1, 29, 12)
const bet = (account: string, atMs: number, staked: bigint, won = 0n): Change => ({
  account,
  atMs,
  figures: { ...NO_FIGURES, bets: 1, valid: staked, staked, won },
})

test('what came before midnight of a leap day and what came after are two days', () => {
  const changes = [bet('m', Date.UTC(2028, 1, 29, 23, 59, 59, 999), 5n), bet('m', Date.UTC(2028, 2, 1), 7n)]
  const days = addUpDays(changes, () => ['a'])
  expect(days.map(({ day, figures }) => [day, figures.staked])).toEqual([
    ['2028-02-29', 5n],
    ['2028-03-01', 7n],
  ])
  expect(days.map(({ day }) => monthOf(day))).toEqual(['2028-02-01', '2028-03-01'])
})

test('a move in the middle of a day: each agent has what was played under them, the agent above both has all', () => {
  const changes = [bet('m', DAY, 5n), bet('m', DAY + 2, 7n, 3n)]
  const days = addUpDays(changes, (_, atMs) => (atMs <= DAY ? ['a', 'top'] : ['b', 'top']))
  const teams = new Map(addUpTeams(days).map(({ agent, figures }) => [agent, figures]))
  expect([...teams].map(([agent, { staked }]) => [agent, staked])).toEqual([
    ['a', 5n],
    ['top', 12n],
    ['b', 7n],
  ])
  expect(lossOf(teams.get('top') ?? NO_FIGURES)).toBe(9n)
})

test('an account in no line is in nobody’s figures', () => {
  expect(addUpDays([bet('m', DAY, 5n)], () => [])).toEqual([])
})

test.each([
  ['a first bet counts for every agent above', [['m', ['a', 'top']]], [], { a: 1, top: 1 }],
  [
    'two accounts count twice',
    [
      ['m', ['a']],
      ['n', ['a']],
    ],
    [],
    { a: 2 },
  ],
  ['who was active before is not counted again', [['m', ['a', 'top']]], [['m', ['a', 'top']]], {}],
  ['after a move only the new agent counts one more', [['m', ['b', 'top']]], [['m', ['a', 'top']]], { b: 1 }],
  [
    'a move before the first bet is written: once above both',
    [
      ['m', ['a', 'top']],
      ['m', ['b', 'top']],
    ],
    [],
    { a: 1, b: 1, top: 1 },
  ],
] as const)('active: %s', (_name, found, known, counts) => {
  const of = (rows: readonly (readonly [string, readonly string[]])[]) =>
    rows.map(([account, line]) => ({ account, line, period: 'p' }))
  const counted = new Map([...countNewlyActive(of(found), of(known))].map(([key, n]) => [key.split(' ')[0], n]))
  expect(counted).toEqual(new Map(Object.entries(counts)))
})

const amount = fc.bigInt({ min: -1_000_000n, max: 1_000_000n })
const figures: fc.Arbitrary<Figures> = fc.record({
  bets: fc.nat(5),
  valid: amount,
  staked: amount,
  won: amount,
  deposited: amount,
  withdrawn: amount,
  promoted: amount,
})
const changes = fc.array(
  fc.record({ account: fc.constantFrom('m', 'n', 'o'), atMs: fc.integer({ min: DAY, max: DAY + 9e8 }), figures }),
)

const lineAt = (account: string, atMs: number): readonly string[] =>
  account === 'o' ? [] : atMs % 2 === 0 ? ['a', 'top'] : ['b', 'top']

test('law: nothing is lost or made: the head of a line has the sum of all changes below, in any order', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const total = list
        .filter(({ account }) => account !== 'o')
        .reduce<Figures>((sum, each) => addFigures(sum, each.figures), NO_FIGURES)
      const topOf = (given: readonly Change[]) =>
        addUpTeams(addUpDays(given, lineAt))
          .filter(({ agent }) => agent === 'top')
          .reduce<Figures>((sum, each) => addFigures(sum, each.figures), NO_FIGURES)
      expect(topOf(list)).toEqual(total)
      expect(topOf(list.toReversed())).toEqual(total)
    }),
  )
})

test('a pseudonym tells members apart and is not their name', () => {
  expect(pseudonymOf('maria.lopez')).toBe('ma•••')
  expect(pseudonymOf('x')).toBe('x•••')
})

const HOUR = 3_600_000
const START = Date.UTC(2028, 1, 28)

test('law: the days of a team below an agent are those of its line, hour by hour, after any moves', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('a', 'b', undefined)), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(moves, fc.boolean(), (steps, isNew) => {
      // Opened long before the period, or in it.
      let fromMs = isNew ? START + HOUR : START - 1_000 * HOUR
      const line: LineRow[] = []
      let agent: string | undefined = 'a'
      for (const [hours, next] of steps) {
        const toMs = Math.max(fromMs, START) + hours * HOUR
        // Somebody stands between: the row ends and begins anew although the agent stays.
        if (agent !== undefined) line.push({ agent, depth: 2, fromMs, toMs })
        ;[agent, fromMs] = [next, toMs]
      }
      if (agent !== undefined) line.push({ agent, depth: 2, fromMs, toMs: null })
      const found = daysBelow(line, 'a', { from: '2028-02-28', to: '2028-03-04' })
      for (let day = 0; day < 6; day += 1) {
        const hours = Array.from({ length: 24 }, (_, hour) => START + (24 * day + hour) * HOUR)
        const below = hours.filter((atMs) => lineAt(line, atMs).includes('a')).length
        const name = new Date(START + 24 * day * HOUR).toISOString().slice(0, 10)
        expect([found.whole.includes(name), found.partial.includes(name)]).toEqual([
          below === 24,
          below > 0 && below < 24,
        ])
      }
    }),
    { numRuns: 300 },
  )
})
