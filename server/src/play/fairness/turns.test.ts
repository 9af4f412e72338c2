import { expect, test } from 'vitest'
import { Turns, TurnsCache } from './turns.ts'

test('turns come one after the other, and a failed one does not hold up the next', async () => {
  const turns = new Turns()
  const order: string[] = []
  const slow = turns.take(async () => {
    order.push('slow begins')
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('slow ends')
  })
  const failing = turns.take(() => Promise.reject(new Error('failed')))
  const last = turns.take(async () => void order.push('last'))
  expect(turns.waiting).toBe(3)
  await expect(failing).rejects.toThrow('failed')
  await Promise.all([slow, last])
  expect(order).toEqual(['slow begins', 'slow ends', 'last'])
  expect(turns.waiting).toBe(0)
})

test('the least recently used entry is evicted, and one with running work stays', async () => {
  let made = 0
  const cache = new TurnsCache<string, { turns: Turns; number: number }>(
    () => ({ turns: new Turns(), number: (made += 1) }),
    2,
  )
  const busy = cache.at('a').turns.take(() => new Promise((resolve) => setTimeout(resolve, 10)))
  cache.at('b')
  cache.at('c')
  expect(cache.at('a').number).toBe(1)
  expect(cache.at('b').number).toBe(4)
  await busy
})
