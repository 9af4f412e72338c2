import { expect, test } from 'vitest'
import { stateOf, stateOfCorrection, type StoredBill } from './payslip.ts'

const bill: StoredBill = { amount: 5n, decision: 'approved', decideUntilMs: 0, collected: null, takesOff: 0n }

test.each<[string, Partial<StoredBill>, string]>([
  ['waits for the fund', {}, 'to_collect'],
  ['was paid', { collected: 5n }, 'issued'],
  ['carries a loss and pays nothing', { amount: 0n, collected: 0n }, 'nothing_due'],
  ['is to be taken off', { amount: -5n, takesOff: 5n }, 'to_set_off'],
  ['was taken off in part', { amount: -5n, takesOff: 5n, collected: -3n }, 'to_set_off'],
  ['was taken off', { amount: -5n, takesOff: 5n, collected: -5n }, 'set_off'],
  ['takes back what was denied', { amount: -5n, takesOff: 0n }, 'nothing_due'],
])('a correction that %s', (_name, changes, state) => {
  expect(stateOfCorrection({ ...bill, ...changes }, 1)).toBe(state)
})

test('a payslip without a tier is not reached, and one that nobody decided about expires', () => {
  expect(stateOf({ ...bill, amount: 0n }, null, 1)).toBe('not_reached')
  expect(stateOf({ ...bill, decision: null, decideUntilMs: 1 }, 0, 1)).toBe('expired')
})
