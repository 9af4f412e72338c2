import { expect, test } from 'vitest'
import { Turns, Warm } from './turns.ts'

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
  const warm = new Warm<string, { turns: Turns; number: number }>(
    () => ({ turns: new Turns(), number: (made += 1) }),
    2,
  )
  const busy = warm.at('a').turns.take(() => new Promise((resolve) => setTimeout(resolve, 10)))
  warm.at('b')
  warm.at('c')
  expect(warm.at('a').number).toBe(1)
  expect(warm.at('b').number).toBe(4)
  await busy
})
