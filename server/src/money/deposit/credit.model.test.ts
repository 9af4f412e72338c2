import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DepositModel, type Event, type RefundBehaviour } from './testing/depositModel.ts'

/** Whole cents: smaller parts are never credited. */
const coins = fc.integer({ min: 1, max: 40 }).map((count) => BigInt(count) * 1_000n)
const behaviour = fc.constantFrom<RefundBehaviour>('done', 'waiting', 'failed', 'lost', 'closed')
const poll = behaviour.map((how): Event => ({ does: 'poll', behaviour: how }))

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: poll },
  { weight: 3, arbitrary: coins.map((amount): Event => ({ does: 'pay', amount })) },
  { weight: 2, arbitrary: coins.map((amount): Event => ({ does: 'chargeBack', amount })) },
  coins.map((amount): Event => ({ does: 'winDispute', amount })),
  { weight: 2, arbitrary: coins.map((amount): Event => ({ does: 'spend', amount })) },
  {
    weight: 2,
    arbitrary: fc.option(coins, { nil: undefined }).map((amount): Event => ({ does: 'limit', amount })),
  },
  fc.boolean().map((isStopped): Event => ({ does: 'stop', isStopped })),
  fc.constant<Event>({ does: 'ask' }),
  { weight: 2, arbitrary: behaviour.map((how): Event => ({ does: 'applyOld', behaviour: how })) },
  fc.boolean().map((isDone): Event => ({ does: 'settleRefund', isDone })),
  fc.constant<Event>({ does: 'bounce' }),
)

function expectInvariants(model: DepositModel, toReturnBefore: bigint): void {
  const { deposit } = model
  expect(model.cash).toBeGreaterThanOrEqual(0n)
  // Cash plus spent equals what was credited, and never exceeds the member's share of what was paid.
  expect(model.cash + model.spent).toBe(deposit.standing ?? 0n)
  expect(deposit.standing ?? 0n).toBeLessThanOrEqual((deposit.paid ?? 0n) - deposit.toReturn)
  expect(deposit.toReturn).toBeGreaterThanOrEqual(toReturnBefore)
  expect(deposit.returned).toBeLessThanOrEqual(deposit.toReturn)
  // Nothing is refunded beyond what had to be returned.
  expect(model.refunded).toBeLessThanOrEqual(deposit.toReturn)
  for (const { given, left } of model.credits) if (left !== undefined) expect(given).toBeLessThanOrEqual(left)
}

/** Acting on the provider's current state must never refund any of the member's share. */
function expectShareKept({ deposit, left }: DepositModel, leftBefore: bigint): void {
  const share = (deposit.paid ?? 0n) - deposit.toReturn
  expect(left).toBeGreaterThanOrEqual(leftBefore < share ? leftBefore : share)
}

/** The provider answers again and is polled until everything that was under way has ended. */
function settleAll(model: DepositModel): void {
  for (let round = 0; round < 6; round += 1) {
    model.apply({ does: 'settleRefund', isDone: true })
    model.poll('done')
  }
}

test('in every order of payments, limits, refunds, charge-backs and polls, nothing is credited or taken wrongly', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const model = new DepositModel()
      for (const each of events) {
        const [toReturn, leftBefore] = [model.deposit.toReturn, model.left]
        model.apply(each)
        expectInvariants(model, toReturn)
        if (each.does === 'poll') expectShareKept(model, leftBefore)
      }
      settleAll(model)
      const { deposit, left } = model
      expectInvariants(model, deposit.toReturn)
      // Everything that had to be returned was returned, and what is left is what the member has or still owes.
      expect(deposit.returned).toBe(deposit.toReturn)
      const standing = deposit.standing ?? 0n
      expect(left).toBeLessThanOrEqual(standing)
      if (deposit.state !== 'owed') expect(standing).toBe(left)
      else expect(model.cash).toBe(0n)
    }),
    { numRuns: 5_000 },
  )
})

test('a refund never changes what the member has: before it, while it is under way, and after it', () => {
  fc.assert(
    fc.property(coins, coins, fc.array(poll, { maxLength: 12 }), (paid, limit, polls) => {
      const model = new DepositModel()
      model.apply({ does: 'limit', amount: limit })
      model.apply({ does: 'pay', amount: paid })
      const share = paid < limit ? paid : limit
      for (const each of [...polls, { does: 'poll', behaviour: 'done' } as const]) {
        model.apply(each)
        expect(model.cash).toBe(share)
      }
    }),
  )
})
