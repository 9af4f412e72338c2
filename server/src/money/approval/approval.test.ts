import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsSecond, type ApprovalFacts } from './approval.ts'

const limits = { secondFrom: 1_000n, approvedPerDay: 5_000n }
const alone: ApprovalFacts = { amount: 100n, memberDay: 0n, approverDay: 0n, hasHelped: false }

// oxfmt-ignore
test.each([
  // amount  member's day  approver's day  has helped  second
  [100,      0,            0,              false,      false],
  [999,      0,            0,              false,      false],
  [1_000,    0,            0,              false,      true],
  [100,      899,          0,              false,      false],
  [100,      900,          0,              false,      true],
  [100,      0,            4_900,          false,      false],
  [101,      0,            4_900,          false,      true],
  [1,        0,            0,              true,       true],
] as const)('%i, with %i for the member and %i by the approver that day, helped %s: needs a second %s', (...row) => {
  const [amount, memberDay, approverDay, hasHelped, expected] = row
  const facts = { amount: BigInt(amount), memberDay: BigInt(memberDay), approverDay: BigInt(approverDay), hasHelped }
  expect(needsSecond(facts, limits)).toBe(expected)
})

test('however an amount is split, one person alone approves less than the threshold for a member in a day', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 999n), { minLength: 1, maxLength: 50 }), (parts) => {
      let approvedAlone = 0n
      let asked = 0n
      for (const amount of parts) {
        if (!needsSecond({ ...alone, amount, memberDay: asked }, limits)) approvedAlone += amount
        asked += amount
      }
      expect(approvedAlone).toBeLessThan(limits.secondFrom)
    }),
  )
})

test('over any number of members, one person alone approves no more than their daily limit', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 999n), { minLength: 1, maxLength: 80 }), (parts) => {
      let approvedAlone = 0n
      let approverDay = 0n
      for (const amount of parts) {
        if (!needsSecond({ ...alone, amount, approverDay }, limits)) approvedAlone += amount
        approverDay += amount
      }
      expect(approvedAlone).toBeLessThanOrEqual(limits.approvedPerDay)
    }),
  )
})
