import { expect, test } from 'vitest'
import { stateOfBill } from './bill.ts'
import { makePayslips, resultOf } from './payslip.ts'
import { periodAt } from './period.ts'
import { partsOf } from './round.ts'
import { amounts, centsBy, dividend, event, paidBy, runOf, tier, atoms, ZONE } from './testing/runs.ts'

// What public engines get wrong: one test each.

const month = (day: string, kind: 'monthly' | 'semimonthly' = 'semimonthly') =>
  periodAt(Date.parse(`${day}T17:00:00Z`), kind, ZONE)

test('[PAY5] no ratio is cut: 25,000 of 30,000 at 5 % is 1,041.67, not 1,041.63 or 1,037.50', () => {
  const terms = dividend([tier(5, { loss: 30_000 })], { tierKind: 'floating' })
  const run = runOf({ A: terms }, [event(['A'], amounts({ stakes: 25_000 }))])
  expect(centsBy(run)).toEqual({ A: 104_167 })
})

test('[PAY9] what was carried is taken off, not only stored', () => {
  const terms = dividend([tier(10)], { carry: 'unlimited' })
  const won = [event(['A'], amounts({ stakes: 20_000 }))]
  const carried = new Map([['A', { loss: partsOf(atoms(-8_000)), gross: 0n, rebates: 0n }]])
  expect(centsBy(runOf({ A: terms }, won))).toEqual({ A: 200_000 })
  expect(centsBy(runOf({ A: terms }, won, { carried }))).toEqual({ A: 120_000 })
})

test.each([
  ['2026-02-20', 13],
  ['2028-02-20', 14],
  ['2026-11-20', 15],
  ['2026-12-20', 16],
  ['2026-12-05', 15],
])('[PAY7] the average day of the half with %s is over its %i days, not always over 15', (day, days) => {
  const terms = dividend([tier(10, { validBet: 1_000 })], { period: 'semimonthly', measure: 'averageDay' })
  const period = month(day)
  expect(period.dayStartsMs).toHaveLength(days)
  const paid = (validBet: number) => {
    const bet = event(['A'], amounts({ validBet, stakes: 100 }), { atMs: period.fromMs })
    return centsBy(runOf({ A: terms }, [bet], { period }))['A']
  }
  expect([paid(1_000 * days - 1), paid(1_000 * days)]).toEqual([0, 1_000])
})

test('[PAY18] “not reached” is a state of its own, whatever staff decided', () => {
  const bill = { payslip: { tier: null, pay: 0n }, decideUntilMs: 10, collected: null } as const
  expect(stateOfBill({ ...bill, decision: null }, 0)).toBe('not_reached')
  expect(stateOfBill({ ...bill, decision: 'denied' }, 0)).toBe('not_reached')
  expect(stateOfBill({ ...bill, payslip: { tier: 0, pay: 5n }, decision: 'denied' }, 0)).toBe('denied')
})

test('[PAY10] a downline is paid when its upline misses its tier', () => {
  const run = runOf({ A: dividend([tier(10, { validBet: 1_000_000 })]), B: dividend([tier(4)]) }, [
    event(['B', 'A'], amounts({ validBet: 5_000, stakes: 5_000 })),
  ])
  const { A, B } = paidBy(run)
  expect([A?.tier, A?.pay, A?.debt]).toEqual([null, 0n, atoms(200)])
  expect([B?.tier, B?.pay]).toEqual([0, atoms(200)])
})

test('[PAY1] a promotion makes a loss larger: −6,600 by the formula, not the printed −5,400', () => {
  const given = amounts({ stakes: 100_000, prizes: 106_000, promotions: 600 })
  expect(resultOf(given, 0)).toBe(partsOf(atoms(-6_600)))
})

test('[PAY3] the row of 300,000 is not paid on 270,000', () => {
  const rows = [tier(2, { validBet: 100_000 }), tier(3, { validBet: 300_000 })]
  const cents = (validBet: number) =>
    centsBy(runOf({ A: dividend(rows) }, [event(['A'], amounts({ validBet, stakes: 10_000 }))]))['A']
  expect([270_000, 299_999, 300_000].map(cents)).toEqual([20_000, 20_000, 30_000])
})

test('[PAY5] amounts are whole numbers: neither tenths nor amounts beyond a float lose anything', () => {
  const tenths = Array.from({ length: 3 }, () => event(['A'], { ...amounts({}), stakes: 10_000n }))
  expect(makePayslips(runOf({ A: dividend([tier(100)]) }, tenths))[0]?.pay).toBe(30_000n)
  const large = { ...amounts({}), stakes: 2n ** 70n * 1_000n }
  expect(makePayslips(runOf({ A: dividend([tier(100)]) }, [event(['A'], large)]))[0]?.pay).toBe(2n ** 70n * 1_000n)
})
