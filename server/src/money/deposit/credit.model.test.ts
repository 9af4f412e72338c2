import fc from 'fast-check'
import { expect, test } from 'vitest'
import { World, type Event, type Mood } from './testing/world.ts'

/** Whole coins of a dollar: anything less is never credited. */
const coins = fc.integer({ min: 1, max: 40 }).map((count) => BigInt(count) * 1_000n)
const mood = fc.constantFrom<Mood>('done', 'waiting', 'failed', 'lost', 'closed')
const look = mood.map((how): Event => ({ does: 'look', mood: how }))

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: look },
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
  { weight: 2, arbitrary: mood.map((how): Event => ({ does: 'actOnOld', mood: how })) },
  fc.boolean().map((isDone): Event => ({ does: 'settleRefund', isDone })),
  fc.constant<Event>({ does: 'bounce' }),
)

function holds(world: World, toReturnBefore: bigint): void {
  const { deposit } = world
  expect(world.cash).toBeGreaterThanOrEqual(0n)
  // What the member has or spent is what they were given, and never more than their part of what was paid.
  expect(world.cash + world.spent).toBe(deposit.standing ?? 0n)
  expect(deposit.standing ?? 0n).toBeLessThanOrEqual((deposit.paid ?? 0n) - deposit.toReturn)
  expect(deposit.toReturn).toBeGreaterThanOrEqual(toReturnBefore)
  expect(deposit.returned).toBeLessThanOrEqual(deposit.toReturn)
  // Nothing goes back that was not to go back.
  expect(world.refunded).toBeLessThanOrEqual(deposit.toReturn)
  for (const { given, left } of world.gifts) if (left !== undefined) expect(given).toBeLessThanOrEqual(left)
}

/** Whoever acts on what the provider says now sends back nothing of the member's part. */
function spares({ deposit, left }: World, leftBefore: bigint): void {
  const share = (deposit.paid ?? 0n) - deposit.toReturn
  expect(left).toBeGreaterThanOrEqual(leftBefore < share ? leftBefore : share)
}

/** The provider answers again and everybody looks: what was under way comes to its end. */
function calmDown(world: World): void {
  for (let round = 0; round < 6; round += 1) {
    world.happen({ does: 'settleRefund', isDone: true })
    world.look('done')
  }
}

test('in whatever order payments, limits, refunds, charge-backs and looks come, nothing is given or taken wrongly', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const world = new World()
      for (const each of events) {
        const [toReturn, leftBefore] = [world.deposit.toReturn, world.left]
        world.happen(each)
        holds(world, toReturn)
        if (each.does === 'look') spares(world, leftBefore)
      }
      calmDown(world)
      const { deposit, left } = world
      holds(world, deposit.toReturn)
      // All that must go back has gone, and what is left is what the member has, or what is still owed of it.
      expect(deposit.returned).toBe(deposit.toReturn)
      const standing = deposit.standing ?? 0n
      expect(left).toBeLessThanOrEqual(standing)
      if (deposit.state !== 'owed') expect(standing).toBe(left)
      else expect(world.cash).toBe(0n)
    }),
    { numRuns: 20_000 },
  )
})

test('a refund changes nothing of what the member has: before it, while it is under way, and after', () => {
  fc.assert(
    fc.property(coins, coins, fc.array(look, { maxLength: 12 }), (paid, limit, looks) => {
      const world = new World()
      world.happen({ does: 'limit', amount: limit })
      world.happen({ does: 'pay', amount: paid })
      const share = paid < limit ? paid : limit
      for (const each of [...looks, { does: 'look', mood: 'done' } as const]) {
        world.happen(each)
        expect(world.cash).toBe(share)
      }
    }),
  )
})
