import { expect, test } from 'vitest'
import { makeLruCache } from './lruCache.ts'

test('a value is cached until there are too many entries or the cache is cleared', () => {
  const made: string[] = []
  const cache = makeLruCache<string>(2)
  const ask = (key: string) =>
    cache.of(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  // b was the least recently used when c was added.
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  cache.clear()
  expect(ask('a')).toBe('A')
  expect(made).toEqual(['a', 'b', 'c', 'b', 'a'])
})

test('undefined is cached as a value too', () => {
  let made = 0
  const cache = makeLruCache<undefined>(2)
  const nothing = (): undefined => void (made += 1)
  cache.of('a', nothing)
  cache.of('a', nothing)
  expect(made).toBe(1)
})

test('a heavier value takes the space of several, and one heavier than the maximum is not cached', () => {
  const made: string[] = []
  const cache = makeLruCache<string>(5, (text) => text.length)
  const ask = (text: string) => cache.of(text, () => (made.push(text) > 0 ? text : ''))
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb', 'dddddd', 'dddddd', 'a']) expect(ask(text)).toBe(text)
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb', 'dddddd', 'dddddd', 'a'])
})
