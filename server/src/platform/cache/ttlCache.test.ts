import { expect, test } from 'vitest'
import { makeTtlCache } from './ttlCache.ts'

function setUp() {
  const asked: string[] = []
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
      asked.push(key)
      return Promise.resolve(truth.get(key))
    },
  })
  return { asked, truth, cache, wait: (ms: number) => (nowMs += ms) }
}

test('one question serves everyone who asks within the moment', async () => {
  const { asked, cache, wait } = setUp()
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual(['ann', 'ann', 'ann'])
  wait(999)
  await cache.get('a')
  expect(asked).toEqual(['a'])
  wait(1)
  await cache.get('a')
  expect(asked).toEqual(['a', 'a'])
})

test('what is forgotten is asked for again, also when it was on its way', async () => {
  const { asked, cache, truth } = setUp()
  await cache.get('a')
  await cache.get('b')
  cache.forgetWhere((name) => name === 'ann')
  truth.delete('a')
  expect(await cache.get('a')).toBeUndefined()
  await cache.get('b')
  expect(asked).toEqual(['a', 'b', 'a'])

  cache.forget('b')
  const onItsWay = cache.get('b')
  cache.forgetWhere(() => false)
  truth.delete('b')
  await onItsWay
  expect(await cache.get('b')).toBeUndefined()
})

test('strangers are not remembered, and the oldest goes first', async () => {
  const { asked, cache, truth } = setUp()
  expect(await cache.get('c')).toBeUndefined()
  truth.set('c', 'cat')
  expect(await cache.get('c')).toBe('cat')
  await cache.get('a')
  await cache.get('b')
  await cache.get('c')
  expect(asked).toEqual(['c', 'c', 'a', 'b', 'c'])
})
