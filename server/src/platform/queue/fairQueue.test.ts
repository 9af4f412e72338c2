import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fairQueue.ts'

type Pushed = { readonly key: string; readonly number: number }

const LARGE = { perKeyMax: 1_000, waitingMax: 100_000 }

/** A key is pushed, or (null) an item is shifted. */
const operations = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.constant(null)), { maxLength: 200 })

function run(events: readonly (string | null)[], queue: FairQueue<Pushed>): readonly (Pushed | undefined)[] {
  let number = 0
  return events.map((event) => {
    if (event === null) return queue.shift()
    number += 1
    queue.push(event, { key: event, number })
    return undefined
  })
}

test('keys are served in turn: between two items of one key, every other waiting key was served', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 100 }), (keys) => {
      const queue = new FairQueue<Pushed>(LARGE)
      run(keys, queue)
      const left = new Map(['a', 'b', 'c', 'd'].map((key) => [key, keys.filter((each) => each === key).length]))
      const served = keys.map(() => queue.shift()?.key ?? '')
      // Between two items of a key, each other key that still waits has been served.
      served.forEach((key, at) => {
        const before = served.lastIndexOf(key, at - 1)
        const between = at === 0 || before < 0 ? undefined : served.slice(before + 1, at)
        const waiting = ['a', 'b', 'c', 'd'].filter((other) => other !== key && (left.get(other) ?? 0) > 0)
        if (between !== undefined) expect(between).toEqual(expect.arrayContaining(waiting))
        left.set(key, (left.get(key) ?? 0) - 1)
      })
    }),
  )
})

test('an item with a new key waits for at most one item of each other key', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }), (sizes) => {
      const queue = new FairQueue<string>(LARGE)
      sizes.forEach((many, key) => {
        for (let at = 0; at < many; at += 1) queue.push(String(key), 'other')
      })
      queue.push('late', 'late')
      let waited = 0
      while (queue.shift() !== 'late') waited += 1
      expect(waited).toBeLessThanOrEqual(sizes.length)
    }),
  )
})

test('within a key the first is served first, and no item is lost or served twice', () => {
  fc.assert(
    fc.property(operations, (events) => {
      const queue = new FairQueue<Pushed>(LARGE)
      const served = run(events, queue).filter((pushed) => pushed !== undefined)
      while (queue.size > 0) served.push(queue.shift() ?? { key: 'nobody', number: 0 })
      for (const key of ['a', 'b', 'c', 'd']) {
        const numbers = served.filter((pushed) => pushed?.key === key).map((pushed) => pushed?.number ?? 0)
        expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
      }
      expect(served).toHaveLength(events.filter((event) => event !== null).length)
      expect(new Set(served).size).toBe(served.length)
    }),
  )
})

test('never more wait than the limit, and a key with few items is not kept out by one with many', () => {
  const bounds = { perKeyMax: 5, waitingMax: 8 }
  fc.assert(
    fc.property(operations, (events) => {
      const queue = new FairQueue<Pushed>(bounds)
      const held = new Map<string, number>()
      const add = (key: string, by: number): void => void held.set(key, (held.get(key) ?? 0) + by)
      events.forEach((event, number) => {
        if (event === null) {
          const served = queue.shift()
          if (served !== undefined) add(served.key, -1)
          return
        }
        const most = Math.max(0, ...held.values())
        const own = held.get(event) ?? 0
        const { isIn, evicted } = queue.push(event, { key: event, number })
        if (!isIn) expect(own >= bounds.perKeyMax || own + 1 >= most).toBe(true)
        if (isIn) add(event, 1)
        if (evicted !== undefined) add(evicted.key, -1)
        expect(queue.size).toBeLessThanOrEqual(bounds.waitingMax)
        expect(Math.max(...held.values())).toBeLessThanOrEqual(bounds.perKeyMax)
      })
    }),
  )
})

test('keys that may not be served at the moment keep their turn', () => {
  const queue = new FairQueue<string>(LARGE)
  for (const item of ['a1', 'a2', 'b1']) queue.push(item.slice(0, 1), item)
  expect(queue.shift((key) => key !== 'a')).toBe('b1')
  expect(queue.shift((key) => key !== 'a')).toBeUndefined()
  expect([queue.shift(), queue.shift(), queue.size]).toEqual(['a1', 'a2', 0])
})

test('items that match are removed and returned', () => {
  const queue = new FairQueue<string>(LARGE)
  for (const item of ['a1', 'a2', 'b1']) queue.push(item.slice(0, 1), item)
  expect(queue.removeWhere((item) => item.endsWith('1'))).toEqual(['a1', 'b1'])
  expect([queue.size, queue.shift(), queue.shift()]).toEqual([1, 'a2', undefined])
})
