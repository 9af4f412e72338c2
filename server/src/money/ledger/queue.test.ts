import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherWalletOf, type Operation } from './operation.ts'
import { Queue, walletsOf, type QueuedOperation } from './queue.ts'
import { name } from './testing/testBooks.ts'

const queuedOf = (operation: Operation, sinceMs = 0): QueuedOperation => ({
  operation,
  needsLookup: false,
  sinceMs,
  answer: () => {},
  fail: () => {},
})

const touches = (queued: QueuedOperation, wallet: number): boolean =>
  queued.operation.wallet === wallet || otherWalletOf(queued.operation) === wallet

test('[LG19] a wallet is in one batch at a time, and operations on the same wallet stay in order', () => {
  const operation = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.option(fc.integer({ min: 7, max: 9 }), { nil: undefined }))
    .map(([wallet, to]): Operation =>
      to === undefined
        ? { kind: 'stake', id: name(0), wallet, houseAccount: -1, amount: 1n }
        : { kind: 'transfer', id: name(0), wallet, to, amount: 1n },
    )
  const step = fc.oneof(
    { weight: 3, arbitrary: operation.map((pushed) => ({ pushed })) },
    { weight: 1, arbitrary: fc.constantFrom('take' as const, 'done' as const) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = new Queue()
      const pushed: QueuedOperation[] = []
      const taken: QueuedOperation[] = []
      const inFlight: (readonly QueuedOperation[])[] = []
      for (const one of steps) {
        if (one === 'take') {
          const batch = queue.take(2)
          for (const other of inFlight)
            expect([...walletsOf(batch)].filter((wallet) => walletsOf(other).has(wallet))).toEqual([])
          inFlight.push(batch)
          taken.push(...batch)
        } else if (one === 'done') {
          queue.done(inFlight.shift() ?? [])
        } else {
          pushed.push(queuedOf(one.pushed))
          queue.push(pushed.at(-1) ?? queuedOf(one.pushed))
        }
      }
      expect(queue.size).toBe(pushed.length - taken.length)
      for (let wallet = 1; wallet <= 9; wallet++) {
        const order = pushed.filter((queued) => touches(queued, wallet))
        expect(taken.filter((queued) => touches(queued, wallet))).toEqual(
          order.slice(0, taken.filter((queued) => touches(queued, wallet)).length),
        )
      }
    }),
  )
})

test('many operations are split over the idle connections', () => {
  const queue = new Queue()
  for (let wallet = 1; wallet <= 300; wallet++) {
    queue.push(queuedOf({ kind: 'stake', id: name(wallet), wallet, houseAccount: -1, amount: 1n }))
  }
  expect([queue.take(2).length, queue.take(1).length, queue.take(2).length]).toEqual([150, 150, 0])
})

test('[LG23] operations that have waited too long can be removed', () => {
  const queue = new Queue()
  const pending = [10, 20, 30].map((sinceMs) => queuedOf({ kind: 'reversal', id: name(1), wallet: 1 }, sinceMs))
  for (const queued of pending) queue.push(queued)
  expect(queue.takeOlderThan(25)).toEqual(pending.slice(0, 2))
  expect(queue.size).toBe(1)
})
