import { addDays, ATOMS_PER_UNIT, daysBetween, type CalendarDay } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayOf,
  daysOf,
  everyDay,
  firstDayOf,
  isBirthday,
  levelOf,
  mayGiveBirthday,
  neededFor,
  nextDown,
  nextLevel,
  sumFrom,
  type DayValid,
  type RankHeld,
  type RankRules,
} from './rank.ts'

const rules: RankRules = [100, 200, 400, 800, 1_600].map((turnover) => ({
  turnover,
  rebateExtra: 0,
  levelUp: 0,
  birthday: 0,
}))
const atoms = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT
const TODAY = '2026-11-18'

// oxfmt-ignore
test.each([
  [0n,                 0],
  [atoms(100) - 1n,    0],
  [atoms(100),         1],
  [atoms(399),         2],
  [atoms(400),         3],
  [atoms(1_600),       5],
  [atoms(1_000_000),   5],
])('%i atoms of valid bets are enough for rank %i', (valid, level) => {
  expect(levelOf(valid, rules)).toBe(level)
})

// oxfmt-ignore
test.each([
  // held                         valid  becomes
  ['up at once',                  0, 0,  100,   1],
  ['up over several',             1, 0,  800,   4],
  ['stays while it is enough',    3, 90, 400,   3],
  ['kept in the first month',     3, 29, 0,     3],
  ['down after a month',          3, 30, 399,   2],
  ['down by one however little',  5, 90, 0,     4],
  ['no rank to lose',             0, 90, 0,     0],
])('%s: rank %i held for %i days with %i units is then rank %i', (_, level, held, units, next) => {
  expect(nextLevel({ level, since: addDays(TODAY, -held) }, atoms(units), rules, TODAY)).toBe(next)
})

const day = (ago: number, units: number): DayValid => ({ day: addDays(TODAY, -ago), valid: atoms(units) })

// oxfmt-ignore
test.each([
  ['no rank',                           0, 90, [],                         undefined],
  ['enough until the large day leaves', 2, 90, [day(10, 200), day(3, 50)], addDays(TODAY, 20)],
  ['kept a month after the last change', 2, 5, [day(29, 200)],             addDays(TODAY, 25)],
  ['too little already',                2, 90, [day(3, 50)],               TODAY],
  ['bet today',                         2, 90, [day(0, 200)],              addDays(TODAY, 30)],
])('the first day on which a rank can be lost: %s', (_, level, held, days, expected) => {
  expect(nextDown({ level, since: addDays(TODAY, -held) }, days, rules, TODAY)).toBe(expected)
})

const bets = fc.array(fc.record({ ago: fc.integer({ min: 0, max: 200 }), units: fc.integer({ min: 1, max: 900 }) }), {
  maxLength: 40,
})

type Step = { readonly day: CalendarDay; readonly from: number; readonly to: number; readonly supported: number }

/** Every change of a member who bets so, with the daily comparison and one after each bet. */
function changesOf(played: readonly { readonly ago: number; readonly units: number }[]): readonly Step[] {
  const days: DayValid[] = []
  const steps: Step[] = []
  let held: RankHeld = { level: 0, since: addDays(TODAY, -201) }
  const settle = (today: CalendarDay): void => {
    const valid = sumFrom(days, firstDayOf(today))
    const to = nextLevel(held, valid, rules, today)
    if (to === held.level) return
    steps.push({ day: today, from: held.level, to, supported: levelOf(valid, rules) })
    held = { level: to, since: today }
  }
  for (let ago = 200; ago >= 0; ago -= 1) {
    const today = addDays(TODAY, -ago)
    settle(today)
    for (const { units } of played.filter((bet) => bet.ago === ago)) {
      days.push({ day: today, valid: atoms(units) })
      settle(today)
    }
  }
  return steps
}

test('a rank is never higher than the bets support when it rises, and never lower when it falls', () => {
  fc.assert(
    fc.property(bets, (played) => {
      for (const { from, to, supported } of changesOf(played)) {
        if (to > from) expect(to).toBe(supported)
        else expect(to).toBeGreaterThanOrEqual(supported)
      }
    }),
  )
})

test('nobody loses more than one rank in any 30 days, nor a rank in the 30 days after they reached it', () => {
  fc.assert(
    fc.property(bets, (played) => {
      const steps = changesOf(played)
      for (const [at, { day: lost, from, to }] of steps.entries()) {
        if (to > from) continue
        expect(from - to).toBe(1)
        const before = steps[at - 1]
        if (before !== undefined) expect(daysBetween(before.day, lost)).toBeGreaterThanOrEqual(30)
      }
    }),
  )
})

test('without another bet a rank is lost on the day that was told, and not before', () => {
  fc.assert(
    fc.property(bets, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 60 }), (played, level, heldFor) => {
      const held = { level, since: addDays(TODAY, -heldFor) }
      const days = played.map(({ ago, units }) => day(ago, units))
      const told = nextDown(held, days, rules, TODAY) ?? ''
      for (let later = 0; later <= 60; later += 1) {
        const then = addDays(TODAY, later)
        const next = nextLevel(held, sumFrom(days, firstDayOf(then)), rules, then)
        if (then < told) expect(next).toBeGreaterThanOrEqual(level)
        if (then === told) expect(next).toBe(level - 1)
      }
    }),
  )
})

test('the order of bets changes no sum, and rows come in the order in which they are locked', () => {
  const bet = fc.record({
    wallet: fc.integer({ min: 1, max: 4 }),
    valid: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    atMs: fc.integer({ min: 0, max: 5 * 86_400_000 }),
  })
  const shuffled = fc
    .array(bet, { maxLength: 30 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      const rows = daysOf(list)
      expect(daysOf(other)).toEqual(rows)
      const keys = rows.map(({ wallet, day: of }) => `${wallet} ${of}`)
      expect(keys).toEqual([...new Set(keys)].toSorted())
      const total = (parts: readonly { readonly valid: bigint }[]) => parts.reduce((sum, { valid }) => sum + valid, 0n)
      expect(total(rows)).toBe(total(list))
    }),
  )
})

test('30 days count, today included, in UTC', () => {
  expect(firstDayOf(TODAY)).toBe('2026-10-20')
  expect(dayOf(Date.parse('2026-11-18T23:59:59.999Z'))).toBe(TODAY)
  const all = everyDay([day(0, 3), day(29, 2), day(30, 9)], TODAY)
  expect(all).toHaveLength(30)
  expect(all.at(0)).toEqual(day(29, 2))
  expect(all.at(-1)).toEqual(day(0, 3))
  expect(sumFrom([day(0, 3), day(29, 2), day(30, 9)], firstDayOf(TODAY))).toBe(atoms(5))
})

test('a rank needs its turnover in atoms', () => {
  expect(neededFor(1, rules)).toBe(atoms(100))
  expect(() => neededFor(0, rules)).toThrow('the rule of rank 0')
})

// oxfmt-ignore
test.each([
  ['1987-06-05', '2026-06-05', true],
  ['1987-06-05', '2026-06-06', false],
  ['1992-02-29', '2026-02-28', true],
  ['1992-02-29', '2028-02-28', false],
  ['1992-02-29', '2028-02-29', true],
  ['1990-02-28', '2028-02-29', false],
])('somebody born on %s has a birthday on %s: %s', (birth, today, is) => {
  expect(isBirthday(birth, today)).toBe(is)
})

test.each([
  [null, true],
  ['2025-11-18', true],
  ['2025-11-19', false],
  [TODAY, false],
])('after a birthday gift on %s another may be given: %s', (given, may) => {
  expect(mayGiveBirthday(given, TODAY)).toBe(may)
})
