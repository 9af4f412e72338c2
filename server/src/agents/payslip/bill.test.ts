import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPayments, type Rest } from './bill.ts'

const bill = (id: string, rest: bigint, account = 'a', kind = 'dividend'): Rest => ({ id, account, kind, rest })

test.each([
  [
    'pays in order as long as the fund lasts',
    [bill('1', 60n), bill('2', 60n), bill('3', 1n)],
    [],
    100n,
    { 1: 60n, 2: 40n, 3: 0n },
  ],
  ['takes a negative correction off first', [bill('1', 60n)], [bill('n', -25n)], 100n, { 1: 35n }],
  ['and the rest of it off the next', [bill('1', 20n), bill('2', 20n)], [bill('n', -25n)], 100n, { 2: 15n }],
  ['not off what another agent is paid', [bill('1', 60n)], [bill('n', -25n, 'b')], 100n, { 1: 60n }],
  ['nor another kind', [bill('1', 60n)], [bill('n', -25n, 'a', 'dailySalary')], 100n, { 1: 60n }],
  ['an empty fund pays nothing', [bill('1', 60n)], [], -5n, { 1: 0n }],
])('a plan %s', (_name, toPay, toTakeOff, fund, paid) => {
  const plan = planPayments(toPay, toTakeOff, fund)
  expect(Object.fromEntries(plan.paid.map((each) => [each.bill, each.amount]))).toEqual(paid)
})

const rests = (sign: bigint) =>
  fc.array(
    fc.record({
      account: fc.constantFrom('a', 'b'),
      kind: fc.constantFrom('dividend', 'dailySalary'),
      rest: fc.bigInt({ min: 1n, max: 100n }).map((rest) => rest * sign),
    }),
    { maxLength: 8 },
  )

test('law: nobody gets more than is owed, nothing is taken off twice, and the fund pays no more than it has', () => {
  fc.assert(
    fc.property(rests(1n), rests(-1n), fc.bigInt({ min: -10n, max: 500n }), (owed, over, fund) => {
      const toPay = owed.map((each, at) => ({ ...each, id: `p${at}` }))
      const toTakeOff = over.map((each, at) => ({ ...each, id: `n${at}` }))
      const { setOff, paid, isShort } = planPayments(toPay, toTakeOff, fund)
      const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)
      for (const { id, rest } of toPay) {
        const off = sum(setOff.filter(({ bill }) => bill === id).map(({ amount }) => amount))
        const got = sum(paid.filter((each) => each.bill === id).map(({ amount }) => amount))
        expect(off + got <= rest).toBe(true)
        if (!isShort) expect(off + got).toBe(rest)
      }
      for (const { id, rest } of toTakeOff) {
        expect(sum(setOff.filter(({ against }) => against === id).map(({ amount }) => amount)) <= -rest).toBe(true)
      }
      expect(sum(paid.map(({ amount }) => amount)) <= (fund > 0n ? fund : 0n)).toBe(true)
    }),
  )
})
