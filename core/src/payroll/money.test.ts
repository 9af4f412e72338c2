import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rational } from '../rational.ts'
import { collect, stateOfBill, type Bill } from './bill.ts'
import { correctionsOf, type Correction } from './correction.ts'
import { makePayslips } from './payslip.ts'
import { partsOf, roundParts, settleParts } from './round.ts'
import { amounts, dividend, event, runOf, salary, tier, undo, atoms } from './testing/runs.ts'

test.each([
  [1_499n, 1n, 1_000n],
  [1_500n, 1n, 2_000n],
  [-1_500n, 1n, -1_000n],
  [-1_501n, 1n, -2_000n],
  [4_499n, 3n, 1_000n],
  [4_500n, 3n, 2_000n],
  [0n, 1n, 0n],
] as const)(
  '[PAY5] %i/%i atoms are the nearest payable amount, half a cent up: %i',
  (numerator, denominator, wanted) => {
    expect(roundParts(rational(partsOf(numerator), denominator), 'USD')).toBe(wanted)
  },
)

test('[PAY5] a currency without cents is rounded to whole units', () => {
  expect(roundParts(rational(partsOf(149_999n)), 'CLP')).toBe(100_000n)
  expect(roundParts(rational(partsOf(150_000n)), 'CLP')).toBe(200_000n)
})

test('[PAY6] what is settled and what is left are the whole', () => {
  const parts = fc.bigInt(0n, 10n ** 18n)
  fc.assert(
    fc.property(parts, fc.bigInt(-(5n * 10n ** 8n), 5n * 10n ** 8n - 1n), (given, before) => {
      const { amount, rest } = settleParts(given, before, 'USD')
      expect(partsOf(amount) + rest).toBe(given + before)
      expect(rest >= -500_000_000n && rest < 500_000_000n).toBe(true)
    }),
  )
})

test('[PAY6] a salary of half a cent a day is a cent every second day', () => {
  const terms = salary([tier(0.5)])
  let carried = new Map()
  const paid = Array.from({ length: 6 }, () => {
    const [payslip] = makePayslips(runOf({ A: terms }, [event(['A'], amounts({ validBet: 1 }))], { carried }))
    carried = new Map([['A', payslip?.carried]])
    return payslip?.pay
  })
  expect(paid).toEqual([1_000n, 0n, 1_000n, 0n, 1_000n, 0n])
})

const bill: Bill = { payslip: { tier: 0, pay: 500n }, decision: 'approved', decideUntilMs: 100, collected: null }

test.each([
  [{ decision: null }, 99, 'awaiting_approval'],
  [{ decision: null }, 100, 'expired'],
  [{ decision: 'denied' }, 0, 'denied'],
  [{}, 200, 'to_collect'],
  [{ collected: 0n }, 0, 'insufficient'],
  [{ collected: 499n }, 0, 'partly_collected'],
  [{ collected: 500n }, 0, 'issued'],
  [{ payslip: { tier: null, pay: 0n } }, 0, 'not_reached'],
] as const)('[PAY18] a bill with %o at %i is %s', (changes, nowMs, state) => {
  expect(stateOfBill({ ...bill, ...changes }, nowMs)).toBe(state)
})

test('[PAY18] a fund pays what it has and no more, and the rest is owed', () => {
  const pays = fc.array(fc.bigInt(0n, 10n ** 9n), { maxLength: 20 })
  fc.assert(
    fc.property(pays, fc.bigInt(-(10n ** 9n), 10n ** 10n), (given, fund) => {
      const collected = collect(
        given.map((pay, place) => ({ agent: `${place}`, pay })),
        fund,
      )
      const paid = collected.reduce((sum, each) => sum + each.paid, 0n)
      const whole = given.reduce((sum, pay) => sum + pay, 0n)
      const available = fund > 0n ? fund : 0n
      expect(paid).toBe(available < whole ? available : whole)
      expect(collected.map((each) => each.paid + each.owed)).toEqual(given)
    }),
  )
  expect(
    collect(
      [
        { agent: 'a', pay: 5n },
        { agent: 'b', pay: 5n },
      ],
      7n,
    ),
  ).toEqual([
    { agent: 'a', paid: 5n, owed: 0n },
    { agent: 'b', paid: 2n, owed: 3n },
  ])
})

const contracts = { A: dividend([tier(30)]), B: dividend([tier(10)]) }
const onTime = [event(['B', 'A'], amounts({ stakes: 1_000 })), event(['A'], amounts({ stakes: 500 }))]

test('[PAY17] a late event is paid by a dated line, and the closed payslips stay as they are', () => {
  const closed = makePayslips(runOf(contracts, onTime))
  const before = structuredClone(closed)
  const late = event(['B', 'A'], amounts({ stakes: 200 }))
  const again = makePayslips(runOf(contracts, [...onTime, late]))
  expect(correctionsOf(closed, [], again, 77)).toEqual([
    { agent: 'A', amount: atoms(40), postedAtMs: 77 },
    { agent: 'B', amount: atoms(20), postedAtMs: 77 },
  ])
  expect(closed).toEqual(before)
})

test('[PAY17] corrections add up to the same in however many batches events come, and to nothing when undone', () => {
  const batches = fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(batches, (given) => {
      const late = given.map((batch) => batch.map((stakes) => event(['B', 'A'], amounts({ stakes }))))
      const undone = late.flat().map((each) => undo(each, `undo ${each.id}`))
      const closed = makePayslips(runOf(contracts, onTime))
      let [posted, events]: [Correction[], typeof onTime] = [[], [...onTime]]
      for (const [place, batch] of [...late, undone].entries()) {
        if (place === late.length) {
          const final = makePayslips(runOf(contracts, events))
          for (const { agent, pay } of final) {
            const first = closed.find((each) => each.agent === agent)?.pay ?? 0n
            const lines = posted.filter((each) => each.agent === agent)
            expect(lines.reduce((sum, { amount }) => sum + amount, first)).toBe(pay)
          }
        }
        events = [...events, ...batch]
        posted = [...posted, ...correctionsOf(closed, posted, makePayslips(runOf(contracts, events)), place)]
      }
      for (const agent of ['A', 'B']) {
        const lines = posted.filter((each) => each.agent === agent)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
      }
    }),
  )
})
