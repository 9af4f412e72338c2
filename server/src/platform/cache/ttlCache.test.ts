import { expect, test } from 'vitest'
import { makeTtlCache } from './ttlCache.ts'

function setUp() {
  const loaded: string[] = []
  let nowMs = 0
  const truth = new Map([
    ['a', 'ann'],
    ['b', 'bob'],
  ])
  const cache = makeTtlCache<string>({
    ttlMs: 1_000,
    entriesMax: 2,
    nowMs: () => nowMs,
    load: (key) => {
      loaded.push(key)
      return Promise.resolve(truth.get(key))
    },
  })
  return { loaded, truth, cache, wait: (ms: number) => (nowMs += ms) }
}

test('all reads within the TTL share one load', async () => {
  const { loaded, cache, wait } = setUp()
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual(['ann', 'ann', 'ann'])
  wait(999)
  await cache.get('a')
  expect(loaded).toEqual(['a'])
  wait(1)
  await cache.get('a')
  expect(loaded).toEqual(['a', 'a'])
})

test('a forgotten key is loaded again, also when it was being loaded', async () => {
  const { loaded, cache, truth } = setUp()
  await cache.get('a')
  await cache.get('b')
  cache.forgetWhere((name) => name === 'ann')
  truth.delete('a')
  expect(await cache.get('a')).toBeUndefined()
  await cache.get('b')
  expect(loaded).toEqual(['a', 'b', 'a'])

  cache.forget('b')
  const loading = cache.get('b')
  cache.forgetWhere(() => false)
  truth.delete('b')
  await loading
  expect(await cache.get('b')).toBeUndefined()
})

test('unknown keys are not cached, and the oldest entry is dropped first', async () => {
  const { loaded, cache, truth } = setUp()
  expect(await cache.get('c')).toBeUndefined()
  truth.set('c', 'cat')
  expect(await cache.get('c')).toBe('cat')
  await cache.get('a')
  await cache.get('b')
  await cache.get('c')
  expect(loaded).toEqual(['c', 'c', 'a', 'b', 'c'])
})
