import { expect, test } from 'vitest'
import { carryAfter } from './carry.ts'
import { makePayslips, resultOf } from './payslip.ts'
import { periodAt } from './period.ts'
import { partsOf } from './round.ts'
import { amounts, centsBy, dividend, event, NOON_MS, paidBy, runOf, salary, tier, atoms, ZONE } from './testing/runs.ts'
import type { CarryKind } from './terms.ts'

/** Sales 800,000, loss 25,000, five active members. */
const TEAM = [
  event(['A'], amounts({ validBet: 400_000, stakes: 400_000, prizes: 375_000 })),
  ...Array.from({ length: 4 }, () => event(['A'], amounts({ validBet: 100_000, stakes: 100_000, prizes: 100_000 }))),
]
const ROWS = [tier(3, { validBet: 300_000, loss: 10_000 }), tier(5, { validBet: 500_000, loss: 30_000 })]

test.each([
  ['stakes − prizes', { stakes: 100_000, prizes: 70_000 }, 0, 30_000],
  ['less rebates', { stakes: 100_000, prizes: 70_000, rebates: 500 }, 0, 29_500],
  ['less promotions', { stakes: 100_000, prizes: 70_000, promotions: 2_000 }, 0, 28_000],
  ['less payment fees', { stakes: 100_000, prizes: 70_000, paymentFees: 300 }, 0, 29_700],
  ['everything', { stakes: 100_000, prizes: 70_000, rebates: 500, promotions: 2_000, paymentFees: 300 }, 0, 27_200],
])('[PAY1] the result is stakes − prizes − rebates − promotions − payment fees: %s', (_, given, share, result) => {
  expect(resultOf(amounts(given), share)).toBe(partsOf(atoms(result)))
})

test.each([
  [{ stakes: 100_000, prizes: 70_000, promotions: 2_000 }, 50_000, 26_500],
  [{ stakes: 100_000, prizes: 70_000, promotions: 2_000 }, 180_000, 22_600],
  [{ stakes: 70_000, prizes: 100_000, promotions: 2_000 }, 180_000, -32_000],
])('[PAY2] the platform has its share of stakes − prizes, and none of a loss: %o at %i millionths', (...row) => {
  const [given, share, result] = row
  expect(resultOf(amounts(given), share)).toBe(partsOf(atoms(result)))
})

test.each([
  ['fixed', 75_000, 0],
  ['floating', 104_167, 1],
] as const)(
  '[PAY3] [PAY4] sales 800,000, five active, loss 25,000: %s tiers pay %i cents',
  (tierKind, cents, place) => {
    const run = runOf({ A: dividend(ROWS, { tierKind }) }, TEAM)
    expect(centsBy(run)).toEqual({ A: cents })
    expect(paidBy(run)['A']?.tier).toBe(place)
  },
)

test.each([
  [5, 125_000],
  [6, 75_000],
])('[PAY3] a fixed tier needs its active members too: with %i wanted, of whom five are there, %i cents', (...row) => {
  const [active, cents] = row
  const rows = [tier(3, { validBet: 300_000 }), tier(5, { validBet: 500_000, active })]
  expect(centsBy(runOf({ A: dividend(rows) }, TEAM))).toEqual({ A: cents })
})

test.each([
  ['none', 200_000],
  ['unlimited', 120_000],
  ['previousPeriod', 120_000],
  ['secondHalf', 120_000],
] as const)('[PAY9] first half −8,000, second +20,000 at 10 %%: carried by %s pays %i cents', (carry, cents) => {
  const terms = dividend([tier(10)], { period: 'semimonthly', carry })
  const firstHalf = runOf({ A: terms }, [event(['A'], amounts({ stakes: 2_000, prizes: 10_000 }))])
  const [first] = makePayslips(firstHalf)
  expect([first?.pay, first?.tier]).toEqual([0n, null])
  const period = periodAt(firstHalf.period.toMs, 'semimonthly', ZONE)
  const won = event(['A'], amounts({ stakes: 50_000, prizes: 30_000 }), { atMs: period.fromMs })
  const secondHalf = runOf({ A: terms }, [won], { period, carried: new Map([['A', first?.carried ?? never()]]) })
  expect(centsBy(secondHalf)).toEqual({ A: cents })
})

const never = (): never => {
  throw new Error('no payslip')
}

const HALVES = [periodAt(NOON_MS, 'semimonthly', ZONE), periodAt(NOON_MS + 864_000_000, 'semimonthly', ZONE)] as const

test.each([
  ['none', HALVES[0], -50n, 0n, 0n],
  ['unlimited', HALVES[0], -50n, -30n, -80n],
  ['unlimited', HALVES[0], 50n, -80n, -30n],
  ['unlimited', HALVES[0], 50n, -30n, 0n],
  ['previousPeriod', HALVES[0], -50n, -30n, -50n],
  ['previousPeriod', HALVES[0], 50n, -80n, 0n],
  ['secondHalf', HALVES[0], -50n, 0n, -50n],
  ['secondHalf', HALVES[1], -50n, -10n, 0n],
] as const satisfies readonly (readonly [CarryKind, ...unknown[]])[])(
  '[PAY9] carry %s: a result of %4$i leaves the right loss to the next period',
  (kind, period, result, before, after) => {
    expect(carryAfter(kind, result, before, period)).toBe(after)
  },
)

/** The rates of a public table of levels, as far as its example needs them. */
const LEVELS = [
  tier(35, { validBet: 10_001 }),
  tier(40, { validBet: 20_001 }),
  tier(45, { validBet: 50_001 }),
  tier(50, { validBet: 100_001 }),
  tier(60, { validBet: 200_001 }),
  tier(70, { validBet: 400_001 }),
]

test('[PAY10] [PAY12] level difference: own 410,000 at 70 %, downlines at 50 % and 45 %, players 150,000: 160,000', () => {
  const terms = salary(LEVELS)
  const run = runOf({ A: terms, B: terms, C: terms }, [
    event(['B', 'A'], amounts({ validBet: 200_000 })),
    event(['C', 'A'], amounts({ validBet: 60_000 })),
    event(['A'], amounts({ validBet: 150_000 })),
  ])
  expect(centsBy(run)).toEqual({ A: 16_000_000, B: 10_000_000, C: 2_700_000 })
  expect(paidBy(run)['A']?.downlines).toEqual([
    { agent: 'B', amount: atoms(100_000) },
    { agent: 'C', amount: atoms(27_000) },
  ])
})

test.each([
  ['dailySalary', 'daily'],
  ['hourlySalary', 'hourly'],
  ['realTimeSalary', 'fiveMinutes'],
] as const)('[PAY12] %s: 40,000 at 0.5 %, 0.3 % and 0.1 % for the player is 80 + 80 + 40', (kind, period) => {
  const run = runOf({ A: salary([tier(0.5)], { kind, period }), B: salary([tier(0.3)], { kind, period }) }, [
    event(['B', 'A'], amounts({ validBet: 40_000, rebates: 40 })),
  ])
  expect(centsBy(run)).toEqual({ A: 8_000, B: 8_000 })
  expect(paidBy(run)['B']?.rebates).toBe(atoms(40))
})

test('[PAY10] what downlines earn above the own pay is a debt, and they are paid', () => {
  const run = runOf({ A: dividend([tier(10)]), B: dividend([tier(40)]) }, [
    event(['B', 'A'], amounts({ stakes: 10_000, prizes: 0 })),
    event(['A'], amounts({ stakes: 0, prizes: 5_000 })),
  ])
  const { A, B } = paidBy(run)
  expect([A?.gross, A?.pay, A?.debt]).toEqual([atoms(500), 0n, atoms(3_500)])
  expect([B?.pay, B?.debt]).toEqual([atoms(4_000), 0n])
})

test('[PAY11] an agent without a contract is passed over: the downline counts for the next one above', () => {
  const run = runOf({ A: dividend([tier(10)]), C: dividend([tier(4)]) }, [
    event(['C', 'B', 'A'], amounts({ stakes: 1_000, prizes: 0 })),
  ])
  expect(centsBy(run)).toEqual({ A: 6_000, C: 4_000 })
})

test('[PAY8] a member is active from the valid bet that the contract says, in the whole period or on a day', () => {
  const [dayMs, member] = [86_400_000, { member: 'm' }]
  const bets = [
    event(['A'], amounts({ validBet: 60, stakes: 60 }), member),
    event(['A'], amounts({ validBet: 60, stakes: 60 }), { ...member, atMs: NOON_MS + dayMs }),
    event(['A'], amounts({ validBet: 100, stakes: 100 })),
    event(['A'], amounts({ stakes: 500 })),
  ]
  const active = (activeFrom: number) => {
    const run = runOf({ A: dividend([tier(1)], { activeFrom: atoms(activeFrom) }) }, bets)
    const { activeMembers, activeMemberDays } = paidBy(run)['A']?.figures ?? never()
    return [activeMembers, activeMemberDays]
  }
  expect([0, 60, 61, 120, 121].map(active)).toEqual([
    [2, 3],
    [2, 3],
    [2, 1],
    [1, 0],
    [0, 0],
  ])
})

test('[PAY14] what is excluded counts for nobody, neither its stakes nor its prizes, nor its member', () => {
  const counted = event(['A'], amounts({ validBet: 100, stakes: 100, prizes: 20 }))
  const excluded = event(['A'], amounts({ validBet: 900, stakes: 900, prizes: 10 }), { excluded: 'opposite_sides' })
  const contracts = { A: dividend([tier(10)]) }
  expect(makePayslips(runOf(contracts, [counted, excluded]))).toEqual(makePayslips(runOf(contracts, [counted])))
})
